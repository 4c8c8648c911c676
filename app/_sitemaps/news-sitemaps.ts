import { subDays } from 'date-fns'
import { defaultLocale } from '@/i18n/locales'
import { sitemapLimits } from '@/lib/core/limits'
import { newsIndexPath, newsPath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { sharedRead } from '@/lib/core/server/shared-read'
import { siteNow } from '@/lib/core/server/site-clock'
import { element } from '@/lib/core/xml'
import type { Article } from '@/lib/domains/articles/schema'
import { listNewestArticles } from '@/lib/domains/articles/server'
import { inEveryLanguage } from './in-every-language'
import { makeSitemap, type SitemapFile, type SitemapPage } from './sitemap-file'

/** How long they are kept: the articles API sends no webhooks. */
const CACHED_MS = 120_000

/** Articles are written in the default language, and shown in that on the pages of all languages. */
const NEWS_LANGUAGE = new Intl.Locale(defaultLocale).language

/** How old news may be that Google's sitemap of news names, in days. */
const NEWS_AGE_DAYS = 2

const readArticles = sharedRead(() => listNewestArticles(sitemapLimits.articles), { maxAgeMs: CACHED_MS })

/** The sitemap of all news. @throws UpstreamError in an outage */
export const newsSitemap: () => Promise<SitemapFile[]> = sharedRead(
  async () => {
    const articles = await readArticles()
    const index = { ...inEveryLanguage(newsIndexPath), modified: articles[0]?.publishedAt }
    return makeSitemap('news', [index, ...articles.map(articlePage)])
  },
  { maxAgeMs: CACHED_MS },
)

/**
 * The news of the last two days, as Google News asks for them. The list is empty where nothing is that new.
 *
 * @throws UpstreamError in an outage
 */
export const latestNewsSitemap: () => Promise<SitemapFile[]> = sharedRead(
  async () => {
    const now = siteNow()
    const [since, until] = [subDays(now, NEWS_AGE_DAYS).getTime(), now.getTime()]
    const latest = (await readArticles()).filter(({ publishedAt }) => {
      const at = Date.parse(publishedAt)
      return at >= since && at <= until
    })
    return makeSitemap('latest-news', latest.slice(0, MOST_LATEST).map(latestPage))
  },
  { maxAgeMs: CACHED_MS },
)

/** As many as Google reads in one such file. */
const MOST_LATEST = 1000

/** Articles have no date of a change. */
const articlePage = (article: Article): SitemapPage => ({
  ...inEveryLanguage(newsPath(article)),
  modified: article.publishedAt,
})

function latestPage(article: Article): SitemapPage {
  const { publishedAt, title } = article
  const publication = [element('news:name', env.PRODUCT_NAME), element('news:language', NEWS_LANGUAGE)]
  const news = element('news:news', [
    element('news:publication', publication),
    element('news:publication_date', publishedAt),
    element('news:title', title),
  ])
  return { ...articlePage(article), more: [news] }
}
