import { parseDocument } from 'htmlparser2'
import { blocksOf } from './blocks.ts'
import { addressOf, plainText } from './inline.ts'
import { findElement, shownChildren } from './page-tree.ts'

/** A page in words alone. */
export type PageMarkdown = {
  body: string
  /** The page's own address, in the language that it is written in. */
  canonical: string | undefined
  language: string | undefined
  /** Whether search engines are asked not to list the page. */
  isUnlisted: boolean
}

/**
 * What a page says, in Markdown: its main part without navigation, controls and decoration. It is made of the page as
 * visitors get it, so that both never differ.
 *
 * @param html the whole document
 * @param siteUrl the site's address
 */
export function pageMarkdown(html: string, siteUrl: string): PageMarkdown {
  const document = parseDocument(html)
  const root = findElement(document, ({ name }) => name === 'html')
  const head = findElement(document, ({ name }) => name === 'head') ?? document
  const main = findElement(document, ({ name }) => name === 'main')
  const title = findElement(head, ({ name }) => name === 'title')
  const canonical = findElement(head, ({ name, attribs }) => name === 'link' && attribs.rel === 'canonical')
  const robots = findElement(head, ({ name, attribs }) => name === 'meta' && attribs.name === 'robots')
  const own = addressOf(canonical?.attribs.href, siteUrl) ?? siteUrl
  const blocks = main ? blocksOf(shownChildren(main), own) : []
  const heading = title && !blocks.some((block) => block.startsWith('# ')) ? [`# ${plainText(title.children)}`] : []
  return {
    body: `${[...heading, ...blocks].join('\n\n')}\n`,
    canonical: canonical?.attribs.href,
    language: main?.attribs.lang ?? root?.attribs.lang,
    isUnlisted: robots?.attribs.content?.includes('noindex') === true,
  }
}
