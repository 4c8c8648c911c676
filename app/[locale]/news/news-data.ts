import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { newsIndexPath, newsPath } from '@/lib/core/paths'
import type { ArticleCard } from '@/lib/domains/articles/article-card'
import { articleListOf } from '@/lib/domains/articles/structured-data'
import { absoluteAddress, wayTo } from '../_pages/page-data'

/** The articles that a page of the news lists, for search engines. */
export function newsListOf(articles: readonly ArticleCard[], locale: Locale) {
  return articleListOf(
    articles.flatMap(({ id, title, postName }) =>
      id === undefined ? [] : [{ title, url: absoluteAddress(newsPath({ id, postName }), locale) }],
    ),
  )
}

/** The way to a page below the news, which links back to them. */
export async function wayToNews(page: { name: string; path: string }, locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'news' })
  return wayTo(locale, [{ name: t('title'), path: newsIndexPath }, page])
}
