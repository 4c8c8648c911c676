import 'server-only'
import { z } from 'zod'
import { NotFoundError } from '@/lib/core/errors'
import { cachedRead } from '@/lib/core/server/cached-read'
import { env } from '@/lib/core/server/env'
import { gapInPage } from '@/lib/core/server/gap'
import type { Share } from '@/lib/core/server/share'
import { getArticleCard as getArticleAnswer, listArticleCards } from '@/lib/services/articles/client'
import { articleCardFrom, placeholderArticleCard, type ArticleCard } from './article-card'
import { articleNumberOf, encodeArticleId } from './article-id'
import { articleFromArticles } from './from-articles'
import { articleSchema, type Article } from './schema'

/** The articles API announces no changes, so its pages are remade this often. */
const ARTICLE_REVALIDATE_SECONDS = 300

const origins = { media: env.MEDIA_ORIGINS, site: env.SITE_URL }

/**
 * An article that an address names, for cached pages.
 * @param id its number, alone or followed by a dash and anything: `7-winter-base`
 * @throws NotFoundError also where `id` has no number
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

/** The card of an article named in content; a placeholder and a log line where it can't be fetched [CD-006, CD-007]. */
export async function getArticleCard(id: string): Promise<ArticleCard> {
  return readArticle(id, 'content')
    .then(articleCardFrom)
    .catch(gapInPage('article card shows the placeholder', { articleId: id }, placeholderArticleCard))
}

type ListedPage = { limit: number; before?: string }

/**
 * Newest first, for cached pages: the news index and its feed.
 * @param page `before` is the `publishedAt` of the last article of the page before
 */
export async function listArticles(page: ListedPage): Promise<Article[]> {
  return (await readPage(page)).articles
}

/** `isFull`: there were as many as asked for, though some may be left out as unreadable. */
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

/** Newest first; `olderThan` is the article after which the next page begins, where there is one. */
export type NewsPage = { articles: ArticleCard[]; olderThan?: number }

/**
 * @param page `after` is the id of the last article of the page before
 * @throws NotFoundError where there is no such article
 */
export async function getNewsPage({ size, after }: { size: number; after?: string }): Promise<NewsPage> {
  const before = after === undefined ? undefined : (await getArticle(after)).publishedAt
  const found = await readPage({ limit: size + 1, before })
  const articles = found.articles.slice(0, size).map(articleCardFrom)
  return { articles, olderThan: found.isFull ? articles.at(-1)?.id : undefined }
}
