import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import type { Locale } from '@/i18n/locales'
import { settleReading, type Loaded } from '@/lib/content/api/settle-reading'
import { findBuilderPage, languagesWithDefault, type BuilderPage } from '@/lib/content/pages/builder-page'
import type { SectionSource } from '@/lib/content/section'
import { pagePath } from '@/lib/core/paths'
import { notePlaceholder } from '@/lib/core/server/note-placeholder'
import { env } from '@/lib/core/server/env'
import type { FixedRoute } from './fixed-routes'
import { absentMetadata, readEditorsRedirect } from './absent-page'
import { pageMetadata } from './page-metadata'
import { localeOf } from './locale-of'

/** A page at a fixed address: the editors' sections, or the defaults without them (contracts.md, "Content"). */
export type FixedPage = Omit<BuilderPage, 'sections'> & { sections: readonly SectionSource[] }

/**
 * The page of a route. It is a 404 if it has no document and editors redirect its address or marked it as gone: the
 * default sections would contradict that. While nobody can tell, its head names only the languages of the document.
 */
export const loadFixedPage = cache(async (route: FixedRoute, locale: Locale): Promise<Loaded<FixedPage>> => {
  const page = await settleReading(findBuilderPage('page', route.uid, locale))
  if ('status' in page) return page
  const languages = await settleReading(languagesWithDefault(route.uid, locale))
  if ('status' in languages) return languages
  const { value } = page
  if (value?.languages.length === languages.value.length) return { value }
  // In some language there is no document that visitors see, and so the defaults.
  const redirect = await readEditorsRedirect(pagePath(route.uid), locale)
  if ('status' in redirect) await notePlaceholder(redirect)
  const isMoved = 'value' in redirect && redirect.value !== undefined
  if (value && (isMoved || 'status' in redirect)) return { value }
  if (isMoved) return { status: 404 }
  return { value: { ...(value ?? (await withoutEditors(route, locale))), languages: languages.value } }
})

async function withoutEditors(route: FixedRoute, locale: Locale): Promise<Omit<FixedPage, 'languages'>> {
  const { title, description } = await wordsOf(route, locale)
  return {
    path: pagePath(route.uid),
    sections: await route.sections(locale),
    language: locale,
    hasGhostNavigation: route.hasGhostNavigation,
    heading: title,
    title,
    description,
    socialImage: undefined,
  }
}

async function wordsOf({ words }: FixedRoute, locale: Locale): Promise<{ title: string; description: string }> {
  if (words === undefined) {
    const t = await getTranslations({ locale, namespace: 'site' })
    return { title: env.PRODUCT_NAME, description: t('description', { product: env.PRODUCT_NAME }) }
  }
  const t = await getTranslations({ locale, namespace: words })
  return { title: t('title'), description: t('summary', { product: env.PRODUCT_NAME }) }
}

type Params = Promise<{ locale: string }>

/** Head of the page, with the editors' texts or our defaults for its route, or of the error document. */
export async function fixedPageMetadata(route: FixedRoute, params: Params): Promise<Metadata> {
  const locale = await localeOf(params)
  const page = await loadFixedPage(route, locale)
  if ('status' in page) return absentMetadata(page.status, pagePath(route.uid), locale)
  const words = await wordsOf(route, locale)
  const { title = words.title, description = words.description } = page.value
  return pageMetadata({ ...page.value, title, description, drawnPicture: route.picturePath?.(locale) }, locale)
}
