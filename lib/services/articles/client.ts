import 'server-only'
import { env } from '@/lib/core/server/env'
import { pageOf, type Page } from '@/lib/core/server/rows'
import { upstreamRequest } from '@/lib/core/server/upstream'
import { articleCardSchema, type ArticleCardAnswer } from './schema'

/** @param encodedId see `encodeArticleId`. @throws NotFoundError */
export function getArticleCard(encodedId: string): Promise<ArticleCardAnswer> {
  return upstreamRequest({
    service: 'articles',
    operation: 'getArticleCard',
    url: `${env.ARTICLES_API_URL}/article_cards/${encodedId}`,
    schema: articleCardSchema,
    missing: `article ${encodedId}`,
  })
}

/** Article cards, newest first. @param before the `post_date` of the last one known */
export function listArticleCards({
  limit,
  before,
}: {
  limit: number
  before?: string
}): Promise<Page<ArticleCardAnswer>> {
  return upstreamRequest({
    service: 'articles',
    operation: 'listArticleCards',
    url: `${env.ARTICLES_API_URL}/article_cards`,
    query: { limit, before },
    schema: pageOf(articleCardSchema, 'articles'),
  })
}
