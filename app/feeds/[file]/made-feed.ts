import { getTranslations } from 'next-intl/server'
import { locales, type Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { feedLimits } from '@/lib/core/limits'
import { newsFeedPath, newsIndexPath, newsPath } from '@/lib/core/paths'
import { entityTag } from '@/lib/core/server/entity-tag'
import { env } from '@/lib/core/server/env'
import { sharedRead } from '@/lib/core/server/shared-read'
import { xmlDocument } from '@/lib/core/xml'
import { newsFeed } from '@/lib/domains/articles/feed'
import { listWholeArticles } from '@/lib/domains/articles/server'

/** A serialized feed, the same bytes for everybody. */
export type MadeFeed = { body: string; tag: string }

/** How long a feed is cached: the articles API sends no webhooks. */
const CACHED_MS = 120_000

/** The articles are the same in each language. */
const readArticles = sharedRead(() => listWholeArticles(feedLimits.articles), { maxAgeMs: CACHED_MS })

const feeds = new Map(
  locales.map((locale) => [locale, sharedRead(() => makeFeed(locale), { maxAgeMs: CACHED_MS })] as const),
)

/** The feed of the news in a language. @throws UpstreamError in an outage if the articles were never read */
export const madeFeed = async (locale: Locale): Promise<MadeFeed> => (feeds.get(locale) ?? (() => makeFeed(locale)))()

async function makeFeed(locale: Locale): Promise<MadeFeed> {
  const [articles, t] = await Promise.all([readArticles(), getTranslations({ locale, namespace: 'news' })])
  const product = env.PRODUCT_NAME
  const absolute = (path: string) => `${env.SITE_URL}${localizedPath(path, locale)}`
  const body = xmlDocument(
    newsFeed(articles, {
      language: locale,
      title: t('feed', { product }),
      summary: t('summary', { product }),
      publisher: product,
      self: `${env.SITE_URL}${newsFeedPath(locale)}`,
      page: absolute(newsIndexPath),
      icon: `${env.SITE_URL}/favicon.ico`,
      addressOf: (article) => absolute(newsPath(article)),
      idOf: ({ id }) => absolute(`${newsIndexPath}/${id}`),
    }),
  )
  return { body, tag: entityTag({ body }) }
}
