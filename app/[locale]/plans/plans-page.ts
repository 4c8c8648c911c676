import 'server-only'
import { cache } from 'react'
import { locales, type Locale } from '@/i18n/locales'
import { loaded, type Loaded } from '@/lib/content/api/loaded'
import { getBuilderPage, type BuilderPage } from '@/lib/content/pages/builder-page'
import type { SectionSource } from '@/lib/content/section'
import { plansPath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'

/** What the page is made of: what editors assembled, or the choice of a plan alone (contracts.md, "Content"). */
export type PlansPage = Omit<BuilderPage, 'sections'> & { sections: readonly SectionSource[] }

const choiceAlone = (locale: Locale): PlansPage => ({
  path: plansPath,
  sections: [{ slice_type: 'hero_with_plan_selection', primary: {} }],
  language: locale,
  languages: [...locales],
  hasGhostNavigation: true,
  heading: env.PRODUCT_NAME,
  title: undefined,
  description: undefined,
  socialImage: undefined,
})

export const loadPlansPage = cache(async (locale: Locale): Promise<Loaded<PlansPage>> => {
  const page = await loaded(getBuilderPage('page', 'plans', locale))
  return 'status' in page && page.status === 404 ? { value: choiceAlone(locale) } : page
})
