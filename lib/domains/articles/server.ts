import 'server-only'
import { z } from 'zod'
import { NotFoundError, UpstreamError } from '@/lib/core/errors'
import { cachedRead } from '@/lib/core/server/cached-read'
import { env } from '@/lib/core/server/env'
import { gapInPage } from '@/lib/core/server/gap'
import { log } from '@/lib/core/server/log'
import type { Share } from '@/lib/core/server/share'
import { getArticleCard as getArticleAnswer, listArticleCards } from '@/lib/services/articles/client'
import { articleCardFrom, placeholderArticleCard, type ArticleCard } from './article-card'
import { articleNumberOf, encodeArticleId } from './article-id'
import { articleFromArticles } from './from-articles'
import { articleSchema, type Article } from './schema'

/** Pages with articles are regenerated this often, since the articles API sends no webhooks. */
const ARTICLE_REVALIDATE_SECONDS = 300

const origins = { media: env.MEDIA_ORIGINS, site: env.SITE_URL }

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
    async () => articleFromArticles(await getArticleAnswer(encodeArticleId(articleNumber)), origins),
  )
}

/** The card of an article named in content; a placeholder and a log line if it can't be fetched [CD-006, CD-007]. */
export async function getArticleCard(id: string): Promise<ArticleCard> {
  return readArticle(id, 'content')
    .then(articleCardFrom)
    .catch(gapInPage('article card shows the placeholder', { articleId: id }, placeholderArticleCard))
}

type ListedPage = { limit: number; before?: string }

/**
 * Articles for cached pages, newest first.
 * @param page `before`: `publishedAt` of the previous page's last article
 */
export async function listArticles(page: ListedPage): Promise<Article[]> {
  return (await readPage(page)).articles
}

/** Articles that the service is asked for at once. */
const ARTICLES_PER_CALL = 100

/** The newest articles without their texts, newest first, for their sitemaps. @throws UpstreamError in an outage */
export async function listNewestArticles(most: number): Promise<Article[]> {
  const articles: Article[] = []
  let page: { isFull: boolean } = { isFull: true }
  while (page.isFull && articles.length < most) {
    const read = await readPage({ limit: ARTICLES_PER_CALL, before: articles.at(-1)?.publishedAt })
    articles.push(...read.articles)
    // A page without a single readable article does not say where the next one begins.
    page = { isFull: read.isFull && read.articles.length > 0 }
  }
  return articles.slice(0, most)
}

/**
 * The newest articles with their texts, for their feed. One that was withdrawn meanwhile is left out; one that the
 * service answers unreadably comes without its text.
 *
 * @throws UpstreamError in an outage, since articles without their texts would stay so in feed readers
 */
export async function listWholeArticles(limit: number): Promise<Article[]> {
  const listed = await listArticles({ limit })
  const whole = await Promise.all(
    listed.map((article) =>
      readArticle(String(article.id), 'content').catch((error: unknown) => withoutText(article, error)),
    ),
  )
  return whole.filter((article) => article !== undefined)
}

function withoutText(article: Article, error: unknown): Article | undefined {
  if (error instanceof NotFoundError) return undefined
  if (!(error instanceof UpstreamError && error.kind === 'schema')) throw error
  log.warn({ err: error, articleId: article.id }, 'article comes without its text')
  return article
}

/** `isFull`: as many rows were received as requested, though some may be left out as unreadable. */
const pageSchema = z.object({ articles: z.array(articleSchema), isFull: z.boolean() })

function readPage(page: ListedPage): Promise<z.infer<typeof pageSchema>> {
  return cachedRead(
    {
      key: ['articles', String(page.limit), page.before ?? ''],
      share: page.before === undefined ? 'content' : 'open',
      schema: pageSchema,
      revalidate: ARTICLE_REVALIDATE_SECONDS,
    },
    async () => {
      const { rows, received } = await listArticleCards(page)
      return { articles: rows.map((row) => articleFromArticles(row, origins)), isFull: received >= page.limit }
    },
  )
}

/** Cards, newest first; `olderThan` is the id of the article after which the next page begins, if there is one. */
export type NewsPage = { articles: ArticleCard[]; olderThan?: number }

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
