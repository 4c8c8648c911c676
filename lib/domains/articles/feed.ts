import sanitizeHtml from 'sanitize-html'
import { element, type Xml } from '@/lib/core/xml'
import { articleExcerpt } from './article-excerpt'
import type { Article } from './schema'

export type FeedFacts = {
  language: string
  title: string
  summary: string
  /** Who the news are from: Atom asks for an author, and articles don't name one. */
  publisher: string
  /** Addresses of the feed, and of the page that it is a feed of. */
  self: string
  page: string
  /** Address of the picture that represents the site. */
  icon: string
  addressOf: (article: Article) => string
  /** Address of the article that stays the same when its name changes. */
  idOf: (article: Article) => string
}

/**
 * A feed in Atom (RFC 4287) with the whole text of each article. Articles have no date of a change, so that they were
 * last updated when they were published.
 *
 * @param articles newest first
 */
export function newsFeed(articles: readonly Article[], facts: FeedFacts): Xml {
  const { language, title, summary, publisher, self, page, icon } = facts
  return element(
    'feed',
    [
      element('id', self),
      element('title', title),
      element('subtitle', summary),
      element('link', '', { rel: 'self', type: FEED_TYPE, href: self }),
      element('link', '', { rel: 'alternate', type: 'text/html', hreflang: language, href: page }),
      element('icon', icon),
      element('updated', articles[0]?.publishedAt ?? NEVER),
      element('author', [element('name', publisher)]),
      ...articles.map((article) => entryOf(article, facts)),
    ],
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language },
  )
}

export const FEED_TYPE = 'application/atom+xml'

/** Atom asks for a date even where there is no article. */
const NEVER = '1970-01-01T00:00:00Z'

function entryOf(article: Article, { addressOf, idOf }: FeedFacts): Xml {
  const { title, publishedAt, contentHtml } = article
  const address = addressOf(article)
  const summary = articleExcerpt(contentHtml)
  return element('entry', [
    element('id', idOf(article)),
    element('title', title),
    element('link', '', { rel: 'alternate', type: 'text/html', href: address }),
    element('published', publishedAt),
    element('updated', publishedAt),
    ...(summary === undefined ? [] : [element('summary', summary)]),
    ...(contentHtml === undefined
      ? []
      : [element('content', withWholeAddresses(contentHtml, address), { type: 'html' })]),
  ])
}

/** HTML whose links lead to the same places from wherever it is read. @param html sanitised; @param base its address */
function withWholeAddresses(html: string, base: string): string {
  return sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    // Sanitised before; without it the library writes two lines to the log for each article.
    allowVulnerableTags: true,
    transformTags: {
      a: (tagName, { target: _target, rel: _rel, href, ...attribs }) => ({
        tagName,
        attribs: href === undefined ? attribs : { ...attribs, href: URL.parse(href, base)?.href ?? base },
      }),
    },
  })
}
