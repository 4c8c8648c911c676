import { locales } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { newsIndexPath, newsPath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { sharedRead } from '@/lib/core/server/shared-read'
import { element, type Xml } from '@/lib/core/xml'
import { listArticles } from '@/lib/domains/articles/server'
import { serializeSitemap, languageLink, type SerializedSitemap } from './serialize-sitemap'

const NEWS_LIMIT = 100
/** How long the sitemap is cached: the articles API sends no webhooks. */
const CACHED_MS = 120_000

/** The sitemap of the news, which exist in every language. @throws UpstreamError in an outage */
export const newsSitemap: () => Promise<SerializedSitemap> = sharedRead(
  async () => {
    const articles = await listArticles({ limit: NEWS_LIMIT })
    return serializeSitemap([newsIndexPath, ...articles.map(newsPath)].map(newsEntry))
  },
  { maxAgeMs: CACHED_MS },
)

function newsEntry(path: string): Xml {
  const alternates = locales.map((locale) => ({ locale, address: `${env.SITE_URL}${localizedPath(path, locale)}` }))
  return element('url', [element('loc', `${env.SITE_URL}${path}`), ...alternates.map(languageLink)])
}
