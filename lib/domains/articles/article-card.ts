import type { Article } from './schema'

/** What an article card shows. Without an id it is the placeholder and leads nowhere. */
export type ArticleCard = Omit<Article, 'id' | 'contentHtml'> & { id?: number }

/** Stands in for an article that can't be fetched [CD-007]; its date is fixed in decisions.md. */
export const placeholderArticleCard: ArticleCard = {
  title: 'Article',
  postName: 'not-found',
  publishedAt: '2020-01-01T00:00:00Z',
}

export function articleCardFrom({ id, title, postName, publishedAt, imageUrl }: Article): ArticleCard {
  return { id, title, postName, publishedAt, imageUrl }
}
