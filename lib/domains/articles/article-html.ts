import sanitizeHtml from 'sanitize-html'
import { outboundLink } from '@/lib/core/outbound-link'

/** Origins that distinguish the article's own pictures and links from foreign ones. */
export type Origins = {
  /** Pictures from elsewhere are dropped: the page's policy would block them. */
  media: readonly string[]
  /** The site's own origin; links that lead away from it open a new tab. */
  site: string
}

const PICTURE_WIDTH = 1440

/** Keeps text, lists, tables, links and pictures of an article; drops scripts, styles, frames and handlers. */
export function sanitizeArticleHtml(html: string, origins: Origins): string {
  return sanitizeHtml(html, {
    allowedTags: sanitizeHtml.defaults.allowedTags.concat('img'),
    allowedAttributes: {
      a: ['href', 'title', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      ol: ['start'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      // The page's own heading is the only h1; pictures in the text are below the fold.
      h1: 'h2',
      a: (tagName, attribs) => ({ tagName, attribs: outboundLink(attribs, origins.site) }),
      img: (tagName, attribs) => ({ tagName, attribs: pictureAttributes(attribs) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isFrom(origins.media, attribs.src),
  })
}

type Attributes = Record<string, string>

function pictureAttributes(attribs: Attributes): Attributes {
  const address = URL.parse(attribs.src ?? '')
  address?.searchParams.set('auto', 'format,compress')
  address?.searchParams.set('w', String(PICTURE_WIDTH))
  return { alt: '', ...attribs, ...(address && { src: address.href }), loading: 'lazy' }
}

function isFrom(origins: readonly string[], address: string | undefined): boolean {
  const origin = URL.parse(address ?? '')?.origin
  return origin !== undefined && origins.includes(origin)
}
