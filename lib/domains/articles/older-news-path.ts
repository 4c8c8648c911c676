import type { Identifier } from '@/lib/core/identifier'
import { newsIndexPath } from '@/lib/core/paths'

/**
 * Path, without language, of the page with the news before an article. It contains the article's id rather than a date
 * or a page number, so that there are no more of these addresses than articles.
 */
export function olderNewsPath(articleId: Identifier): string {
  return `${newsIndexPath}/older/${articleId}`
}
