import 'server-only'
import type { z } from 'zod'
import { NotFoundError } from '@/lib/core/errors'
import type { Identifier } from '@/lib/core/identifier'
import { cachedRead } from '@/lib/core/server/cached-read'
import { gapInPage } from '@/lib/core/server/gap'
import type { Share } from '@/lib/core/server/share'
import { articleCardFrom, placeholderArticleCard, type ArticleCard } from './article-card'
import { articleNumberOf } from './article-id'
import { fetchArticle, fetchPage, type ListedPage, newestArticles, pageSchema, withoutText } from './fetch-server'
import { articleSchema, type Article } from './schema'

/** Pages with articles are regenerated this often, since the articles API sends no webhooks. */
const ARTICLE_REVALIDATE_SECONDS = 300

/**
 * An article by its address, for cached pages.
 * @param id its number, alone or followed by a dash and anything: `7-winter-base`
 * @throws NotFoundError, also if `id` has no number
 */
export function getArticle(id: string): Promise<Article> {
  return readArticle(id, 'open')
}

async function readArticle(id: string, share: Share): Promise<Article> {
  const articleNumber = articleNumberOf(id)
  if (articleNumber === undefined) throw new NotFoundError(`article ${id}`)
  return cachedRead(
    {
      key: ['article', String(articleNumber)],
      share,
      schema: articleSchema,
      revalidate: ARTICLE_REVALIDATE_SECONDS,
    },
    () => fetchArticle(articleNumber),
  )
}

/** The card of an article named in content; a placeholder and a log line if it can't be fetched [CD-006, CD-007]. */
export async function getArticleCard(id: string): Promise<ArticleCard> {
  return readArticle(id, 'content')
    .then(articleCardFrom)
    .catch(gapInPage('article card shows the placeholder', { articleId: id }, placeholderArticleCard))
}

/**
 * Articles for cached pages, newest first.
 * @param page `before`: `publishedAt` of the previous page's last article
 */
export async function listArticles(page: ListedPage): Promise<Article[]> {
  return (await readPage(page)).articles
}

/**
 * What to read after an article: those before it by date, and from the oldest on the newest. None in an outage, with a
 * log line.
 */
export async function findNextArticles(article: Article, count: number): Promise<ArticleCard[]> {
  return readNextArticles(article, count).catch(
    gapInPage('article page shows no further articles', { articleId: article.id }, []),
  )
}

async function readNextArticles({ id, publishedAt }: Article, count: number): Promise<ArticleCard[]> {
  // One more, since some services count the article itself among those up to its date.
  const isOther = (each: Article) => each.id !== id
  const older = (await listArticles({ limit: count + 1, before: publishedAt })).filter(isOther).slice(0, count)
  if (older.length === count) return older.map(articleCardFrom)
  const known = new Set(older.map((each) => each.id))
  const newest = (await listArticles({ limit: 2 * count })).filter((each) => isOther(each) && !known.has(each.id))
  return [...older, ...newest].slice(0, count).map(articleCardFrom)
}

/** The newest articles without their texts, newest first, for their sitemaps. @throws UpstreamError in an outage */
export const listNewestArticles = (most: number): Promise<Article[]> => newestArticles(most, readPage)

/**
 * The newest articles with their texts, for their feed. One that was withdrawn meanwhile is left out; one that the
 * service answers unreadably comes without its text.
 *
 * @throws UpstreamError in an outage, since articles without their texts would stay so in feed readers
 */
export async function listWholeArticles(limit: number): Promise<Article[]> {
  const listed = await listArticles({ limit })
  const whole = await Promise.all(
    listed.map((article) => readArticle(article.id, 'content').catch((error: unknown) => withoutText(article, error))),
  )
  return whole.filter((article) => article !== undefined)
}

function readPage(page: ListedPage): Promise<z.infer<typeof pageSchema>> {
  return cachedRead(
    {
      key: ['articles', String(page.limit), page.before ?? ''],
      share: page.before === undefined ? 'content' : 'open',
      schema: pageSchema,
      revalidate: ARTICLE_REVALIDATE_SECONDS,
    },
    () => fetchPage(page),
  )
}

/** Cards, newest first; `olderThan` is the id of the article after which the next page begins, if there is one. */
export type NewsPage = { articles: ArticleCard[]; olderThan?: Identifier }

/**
 * A page of the news index, newest first.
 *
 * @param page `after`: id of the previous page's last article
 * @throws NotFoundError if there is no such article
 */
export async function getNewsPage({ size, after }: { size: number; after?: string }): Promise<NewsPage> {
  const before = after === undefined ? undefined : (await getArticle(after)).publishedAt
  const found = await readPage({ limit: size + 1, before })
  const articles = found.articles.slice(0, size).map(articleCardFrom)
  return { articles, olderThan: found.isFull ? articles.at(-1)?.id : undefined }
}
