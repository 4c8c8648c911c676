import type { Identifier } from '@/lib/core/identifier'
import type { Article } from './schema'

/** Content of an article card. Without an id it is the placeholder and not a link. */
export type ArticleCard = Omit<Article, 'id' | 'contentHtml'> & { id?: Identifier }

/** Replaces an article that can't be fetched [CD-007]; its date is defined in decisions.md. */
export const placeholderArticleCard: ArticleCard = {
  title: 'Article',
  postName: 'not-found',
  publishedAt: '2020-01-01T00:00:00Z',
}

export function articleCardFrom({ id, title, postName, publishedAt, imageUrl }: Article): ArticleCard {
  return { id, title, postName, publishedAt, imageUrl }
}
