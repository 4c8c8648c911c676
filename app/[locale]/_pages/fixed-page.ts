import 'server-only'
import { cache } from 'react'
import { locales, type Locale } from '@/i18n/locales'
import { loaded, type Loaded } from '@/lib/content/api/loaded'
import { getBuilderPage, type BuilderPage } from '@/lib/content/pages/builder-page'
import type { SectionSource } from '@/lib/content/section'
import { pagePath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'

/** A page at an address of ours: what editors assembled, or the one section that it is about (contracts.md, "Content"). */
export type FixedPage = Omit<BuilderPage, 'sections'> & { sections: readonly SectionSource[] }

type Route = { uid: 'plans' | 'shop'; section: string; hasGhostNavigation: boolean }

const alone = ({ uid, section, hasGhostNavigation }: Route, locale: Locale): FixedPage => ({
  path: pagePath(uid),
  sections: [{ slice_type: section, primary: {} }],
  language: locale,
  languages: [...locales],
  hasGhostNavigation,
  heading: env.PRODUCT_NAME,
  title: undefined,
  description: undefined,
  socialImage: undefined,
})

export const loadFixedPage = cache(async (route: Route, locale: Locale): Promise<Loaded<FixedPage>> => {
  const page = await loaded(getBuilderPage('page', route.uid, locale))
  return 'status' in page && page.status === 404 ? { value: alone(route, locale) } : page
})
