import 'server-only'
import { asHTML } from '@prismicio/client'
import type { Locale } from '@/i18n/locales'
import type { RichText } from './fields'
import { link } from './links'
import { safeHtml } from './safe-html'

/** Structured text as HTML, for answers of our own API. Refused links keep their text. */
export function richTextHtml(field: RichText, { locale, siteUrl }: { locale: Locale; siteUrl: string }): string {
  const html = asHTML(field, {
    serializer: {
      hyperlink: ({ node, children }) => {
        const target = link(node.data, { locale, siteUrl })
        return target ? `<a href="${attribute(target.href)}">${children}</a>` : children
      },
      embed: () => '',
    },
  })
  return safeHtml(html, siteUrl)
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
