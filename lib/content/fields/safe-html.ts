import sanitizeHtml from 'sanitize-html'
import { outboundLink } from '@/lib/core/outbound-link'

/** Sanitizes an HTML field to text, lists and links: no script, style, frame, picture or handler (decisions.md). */
export function safeHtml(html: string, siteUrl: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'code', 'ul', 'ol', 'li', 'a'],
    allowedAttributes: { a: ['href', 'title', 'target', 'rel'], ol: ['start'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { a: (tagName, attribs) => ({ tagName, attribs: outboundLink(attribs, siteUrl) }) },
  })
}
