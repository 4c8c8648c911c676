import 'server-only'
import { z } from 'zod'
import { NotFoundError, UpstreamError } from '@/lib/core/errors'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { getArticleCard, listArticleCards } from '@/lib/services/articles/client'
import { encodeArticleId } from './article-id'
import { articleText } from './article-text'
import { articleFromArticles } from './from-articles'
import { articleSchema, type Article } from './schema'

const origins = { media: env.MEDIA_ORIGINS, site: env.SITE_URL }

/** The articles after one, by its `publishedAt`; without it the newest. */
export type ListedPage = { limit: number; before?: string }

/** `isFull`: as many rows were received as requested, though some may be left out as unreadable. */
export const pageSchema = z.object({ articles: z.array(articleSchema), isFull: z.boolean() })

type ArticlePage = z.infer<typeof pageSchema>

/** An article as the service has it now. @throws NotFoundError, UpstreamError */
export async function fetchArticle(articleNumber: number): Promise<Article> {
  return articleFromArticles(await getArticleCard(encodeArticleId(articleNumber)), origins)
}

/** Articles without their texts, newest first, as the service has them now. @throws UpstreamError */
export async function fetchPage(page: ListedPage): Promise<ArticlePage> {
  const { rows, received } = await listArticleCards(page)
  return { articles: rows.map((row) => articleFromArticles(row, origins)), isFull: received >= page.limit }
}

/** Articles that the service is asked for at once. */
const ARTICLES_PER_CALL = 100

/** The newest articles without their texts, page by page. @throws what `read` throws */
export async function newestArticles(
  most: number,
  read: (page: ListedPage) => Promise<ArticlePage> = fetchPage,
): Promise<Article[]> {
  const articles: Article[] = []
  let isMore = true
  while (isMore && articles.length < most) {
    const page = await read({ limit: ARTICLES_PER_CALL, before: articles.at(-1)?.publishedAt })
    articles.push(...page.articles)
    // A full page has an article that says where the next one begins: the service's answer is refused without any.
    isMore = page.isFull
  }
  return articles.slice(0, most)
}

/**
 * The article without its text in place of one that the service answers unreadably; undefined for one that was withdrawn
 * meanwhile.
 *
 * @throws any other error
 */
export function withoutText(article: Article, error: unknown): Article | undefined {
  if (error instanceof NotFoundError) return undefined
  if (!(error instanceof UpstreamError && error.kind === 'schema')) throw error
  log.warn({ err: error, articleId: article.id }, 'article comes without its text')
  return article
}

/** A listed article's text as plain words; empty if there is none that can be read. @throws UpstreamError in an outage */
export async function fetchText(listed: Article): Promise<string> {
  const article = await fetchArticle(Number(listed.id)).catch((error: unknown) => withoutText(listed, error))
  return article?.contentHtml === undefined ? '' : articleText(article.contentHtml)
}
