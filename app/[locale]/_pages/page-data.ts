import type { BreadcrumbListLeaf, WebPageLeaf } from 'schema-dts'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { homePath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { breadcrumbsOf, websiteOf, type Site } from '@/lib/core/structured-data'
import type { PageSummary } from './page-metadata'

/** The site in structured data. */
export const site: Site = { name: env.PRODUCT_NAME, url: env.SITE_URL }

/** Absolute address of a page, as canonical addresses and structured data name it. @param path without its language */
export const absoluteAddress = (path: string, locale: Locale) => `${env.SITE_URL}${localizedPath(path, locale)}`

/** A page itself for search engines: what it is called, in which language, and what it is part of. */
export function webPageOf({ path, language, title, description }: Omit<PageSummary, 'languages'>): WebPageLeaf {
  const url = absoluteAddress(path, language)
  return {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: language,
    isPartOf: websiteOf(site),
  }
}

/** The way from the front page to a page that shows a link up. @param steps below the front page, the page itself last */
export function wayTo(locale: Locale, steps: readonly { name: string; path: string }[]): BreadcrumbListLeaf {
  return breadcrumbsOf(
    [{ name: site.name, path: homePath }, ...steps].map(({ name, path }) => ({
      name,
      url: absoluteAddress(path, locale),
    })),
  )
}
