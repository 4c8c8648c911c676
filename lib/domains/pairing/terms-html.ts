import sanitizeHtml from 'sanitize-html'
import { outboundLink } from '@/lib/core/outbound-link'

/** The partner's terms as text, lists and links; anything else is removed. Their headings are lowered below ours. */
export function sanitizeTerms(html: string, siteUrl: string): string | undefined {
  const clean = sanitizeHtml(html, {
    allowedTags: ['h3', 'h4', 'p', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'br', 'a', 'blockquote'],
    allowedAttributes: { a: ['href', 'target', 'rel'] },
    allowedSchemes: ['https', 'http', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h3',
      h2: 'h3',
      h5: 'h4',
      h6: 'h4',
      a: (tagName, attribs) => ({ tagName, attribs: outboundLink(attribs, siteUrl) }),
    },
  })
  return /[^\s]/.test(clean.replaceAll(/<[^>]*>|&nbsp;/g, '')) ? clean : undefined
}
