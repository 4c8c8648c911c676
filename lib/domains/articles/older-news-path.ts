import { newsIndexPath } from '@/lib/core/paths'

/**
 * The news before an article, without language. An article names the page rather than a date or a number, so that there
 * are no more of these addresses than articles.
 */
export function olderNewsPath(articleId: number): string {
  return `${newsIndexPath}/older/${articleId}`
}
