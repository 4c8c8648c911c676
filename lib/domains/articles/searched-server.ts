import 'server-only'
import { NotFoundError } from '@/lib/core/errors'
import { env } from '@/lib/core/server/env'
import { getArticleCard, listArticleCards } from '@/lib/services/articles/client'
import { encodeArticleId } from './article-id'
import { articleText } from './article-text'
import { articleFromArticles } from './from-articles'
import type { Article } from './schema'

/** Cards of one call. */
const AT_ONCE = 100
/** Articles that can be found; older ones are in the news index. */
const MOST = 2000
/** The newest of them, which can be found by their whole text: each costs a call when it is new. */
const MOST_WHOLE = 300

const origins = { media: env.MEDIA_ORIGINS, site: env.SITE_URL }

/** Articles for the search index, newest first, without their texts; read from the service, outside of any page's cache. */
export async function listSearchedArticles(): Promise<Article[]> {
  const articles: Article[] = []
  let before: string | undefined
  while (articles.length < MOST) {
    const { rows, received } = await listArticleCards({ limit: AT_ONCE, before })
    articles.push(...rows.map((row) => articleFromArticles(row, origins)))
    const last = articles.at(-1)?.publishedAt
    if (received < AT_ONCE || last === undefined || last === before) break
    before = last
  }
  return articles
}

/** The text of a listed article; empty for one beyond the newest, and for one that was withdrawn meanwhile. */
export async function readArticleText(id: number, position: number): Promise<string> {
  if (position >= MOST_WHOLE) return ''
  try {
    const { contentHtml } = articleFromArticles(await getArticleCard(encodeArticleId(id)), origins)
    return contentHtml === undefined ? '' : articleText(contentHtml)
  } catch (error) {
    if (error instanceof NotFoundError) return ''
    throw error
  }
}
