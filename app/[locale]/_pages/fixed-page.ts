import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { locales, type Locale } from '@/i18n/locales'
import { loaded, type Loaded } from '@/lib/content/api/loaded'
import { getBuilderPage, type BuilderPage } from '@/lib/content/pages/builder-page'
import type { SectionSource } from '@/lib/content/section'
import { pagePath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { errorMetadata } from './error-document'
import { pageMetadata } from './page-metadata'
import { localeOf } from './locale-of'

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

const load = cache(async (route: Route, locale: Locale): Promise<Loaded<FixedPage>> => {
  const page = await loaded(getBuilderPage('page', route.uid, locale))
  return 'status' in page && page.status === 404 ? { value: alone(route, locale) } : page
})

type Params = Promise<{ locale: string }>

export async function readFixedPage(route: Route, params: Params) {
  const locale = await localeOf(params)
  return { page: await load(route, locale), locale }
}

/** Head of the page, in the editors' words or in ours for its route, or of its error document. */
export async function fixedPageMetadata(route: Route, params: Params): Promise<Metadata> {
  const { page, locale } = await readFixedPage(route, params)
  if ('status' in page) return errorMetadata(page.status, locale)
  const t = await getTranslations({ locale, namespace: route.uid })
  const { title = t('title'), description = t('summary', { product: env.PRODUCT_NAME }) } = page.value
  return pageMetadata({ ...page.value, title, description }, locale)
}
