import { decodeSegment } from '@/lib/core/address-segment'
import type { ArticleCardAnswer } from '@/lib/services/articles/client'
import { sanitizeArticleHtml, type Origins } from './article-html'
import type { Article } from './schema'

/** An answer of the articles API in our terms [CD-001]. */
export function articleFromArticles(answer: ArticleCardAnswer, origins: Origins): Article {
  return {
    id: answer.ID,
    title: answer.post_title,
    // Some systems store names URL-encoded.
    postName: decodeSegment(answer.post_name),
    publishedAt: answer.post_date,
    imageUrl: answer.thumbnail_url,
    contentHtml: answer.content_html === undefined ? undefined : sanitizeArticleHtml(answer.content_html, origins),
  }
}
