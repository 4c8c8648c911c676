import { locales } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { env } from '@/lib/core/server/env'
import type { SitemapPage } from './sitemap-file'

/**
 * A page of a service, which exists in every language around the same text. It is listed once, at its address in the
 * default language, with the others beside it. @param path without language
 */
export function inEveryLanguage(path: string): SitemapPage {
  const alternates = locales.map((locale) => ({ locale, address: `${env.SITE_URL}${localizedPath(path, locale)}` }))
  return { address: `${env.SITE_URL}${path}`, alternates }
}
