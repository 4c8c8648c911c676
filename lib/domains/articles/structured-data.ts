import type { ItemListLeaf, NewsArticleLeaf } from 'schema-dts'
import { organizationOf, type Site } from '@/lib/core/structured-data'
import { articleExcerpt } from './article-excerpt'
import type { Article } from './schema'

/**
 * An article for search engines. The articles' service names no author and no time of a change, nor does the page: the
 * site speaks for itself.
 *
 * @param page its absolute address, and the picture that it shows, if there is one
 */
export function articleStructuredData(
  article: Article,
  { url, image, site }: { url: string; image: string | undefined; site: Site },
): NewsArticleLeaf {
  return {
    '@type': 'NewsArticle',
    '@id': `${url}#article`,
    headline: article.title,
    description: articleExcerpt(article.contentHtml),
    image,
    datePublished: article.publishedAt,
    author: organizationOf(site),
    publisher: organizationOf(site),
    mainEntityOfPage: url,
  }
}

/** The articles that a page lists, in its order. */
export function articleListOf(articles: readonly { title: string; url: string }[]): ItemListLeaf {
  return {
    '@type': 'ItemList',
    itemListElement: articles.map(({ title, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url,
    })),
  }
}
