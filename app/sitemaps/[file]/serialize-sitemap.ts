import { noteMadeFrom } from '@/lib/delivery/page-answer'
import { entityTag, hasTag } from '@/lib/core/server/entity-tag'
import { element, XML_CONTENT_TYPE, xmlDocument, type Xml } from '@/lib/core/xml'

/** A serialized sitemap, the same bytes for everybody. */
export type SerializedSitemap = { body: Buffer<ArrayBuffer>; tag: string }

/** Serializes a sitemap. @param pages `url` elements */
export function serializeSitemap(pages: Xml[]): SerializedSitemap {
  const text = xmlDocument(
    element('urlset', pages, {
      xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
      'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
    }),
  )
  return { body: Buffer.from(text), tag: entityTag({ text }) }
}

/** The sitemap, or 304 if the client has it already. */
export function sitemapAnswer(request: Request, { body, tag }: SerializedSitemap): Response {
  noteMadeFrom('many')
  const headers = { etag: tag, 'cache-control': 'public, max-age=600' }
  if (hasTag(request, tag)) return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, 'content-type': XML_CONTENT_TYPE } })
}

/** A link to a page's address in a language. */
export function languageLink({ locale, address }: { locale: string; address: string }): Xml {
  return element('xhtml:link', '', { rel: 'alternate', hreflang: locale, href: address })
}
