import 'server-only'
import type { Locale } from '@/i18n/locales'
import { localeOfContent } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { isFlagOn } from '@/lib/core/flags'
import { newsIndexPath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { text } from './fields'
import { documentPath } from './links'
import { listAll } from './pages'

/** A page of a language's sitemap, with the same page in the languages it exists in. */
export type SitemapEntry = { address: string; modified: string; alternates: { locale: Locale; address: string }[] }

const types = ['page', 'academy_page', 'campaign_page'] as const

/**
 * Every published page that was written in a language; pages whose flag is off are left out, and the news, which are in
 * every language and have a sitemap of their own.
 *
 * @throws UpstreamError in an outage
 */
export async function sitemapOf(locale: Locale): Promise<SitemapEntry[]> {
  const documents = (await Promise.all(types.map((type) => listAll(type)))).flat()
  const isShown = (flagName: string | undefined) => flagName === undefined || isFlagOn(flagName, env.FEATURE_FLAGS)
  return documents.flatMap((document) => {
    const path = documentPath(document)
    if (path === undefined || path === newsIndexPath || localeOfContent(document.lang) !== locale) return []
    if ('feature_flag' in document.data && !isShown(text(document.data.feature_flag))) return []
    const languages = [document.lang, ...document.alternate_languages.map(({ lang }) => lang)].map(localeOfContent)
    const addressIn = (language: Locale) => `${env.SITE_URL}${localizedPath(path, language)}`
    return [
      {
        address: addressIn(locale),
        modified: document.last_publication_date.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'),
        alternates: languages.map((language) => ({ locale: language, address: addressIn(language) })),
      },
    ]
  })
}
