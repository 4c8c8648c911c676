import 'server-only'
import { cache } from 'react'
import type { Locale } from '@/i18n/locales'
import { settleReading, type Loaded } from '@/lib/content/api/settle-reading'
import { findBuilderPage, type BuilderPage } from '@/lib/content/pages/builder-page'
import { getNewsPage, type NewsPage } from '@/lib/domains/articles/server'

/** One large card and twelve others, which fill rows of two as well as rows of three. */
const SIZE = 13

type NewsIndex = { page: BuilderPage | undefined; news: NewsPage }

/**
 * The news and the sections that editors put above them (contracts.md, "Content"). Without such sections the news are
 * shown alone. In an outage the page fails instead, so that its last good version is served.
 */
export const loadNewsIndex = cache(async (locale: Locale): Promise<Loaded<NewsIndex>> => {
  const [page, news] = await Promise.all([
    settleReading(findBuilderPage('page', 'news', locale)),
    settleReading(getNewsPage({ size: SIZE })),
  ])
  if ('status' in news) return news
  if ('status' in page) return page
  return { value: { page: page.value, news: news.value } }
})
