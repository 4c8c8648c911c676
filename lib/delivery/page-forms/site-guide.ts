import { type Document, type Element, isTag } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import { guidePath, homePath, markdownPath } from '../../core/paths.ts'
import { lineOf, plainText } from './inline.ts'
import { findElement, isHeading, shownChildren } from './page-tree.ts'

/** The links below a name of the menu, by their addresses. */
type Links = Map<string, string>

type Guide = {
  lists: Map<string, Links>
  siteUrl: string
  /** Paths of the front pages of languages, without a slash at the end. */
  homes: ReadonlySet<string>
}

/**
 * What the site has, for programs that look for a page (llmstxt.org): what the menu and the footer of the front page
 * name, each page once, by the address of its Markdown.
 *
 * @param html of the front page in a language
 */
export function siteGuide(html: string, siteUrl: string): string {
  const document = parseDocument(html)
  const languages = languagesOf(document)
  const guide: Guide = { lists: new Map(), siteUrl, homes: new Set(['', ...languages.map(homeOf)]) }
  for (const menu of menusOf(document)) collect(menu, menu.attribs['aria-label'] ?? '', guide)
  // The format's own name for what may be left out.
  guide.lists.set('Optional', guidesIn(languages, siteUrl))
  const [name, summary] = [metaOf(document, 'og:site_name'), metaOf(document, 'description')]
  const head = [`# ${name}`, ...(summary === '' ? [] : [`> ${summary}`])]
  const lists = [...guide.lists].filter(([, links]) => links.size > 0)
  return `${[...head, ...lists.map(([title, links]) => `## ${title}\n\n${written(links)}`)].join('\n\n')}\n`
}

/** The menu as narrow screens have it, with its groups' names as text, and the footer's. */
function menusOf(document: Document): Element[] {
  const around = [
    findElement(document, ({ attribs }) => attribs.id === 'drawer'),
    findElement(document, ({ name, attribs }) => name === 'footer' && attribs.class?.includes('site-footer') === true),
  ]
  return around.flatMap((each) => (each && findElement(each, ({ name }) => name === 'nav')) ?? [])
}

/** Sorts links by the names that they are below; a name applies to what is beside it and deeper. */
function collect(element: Element, given: string, guide: Guide): void {
  let title = given
  for (const child of shownChildren(element).filter(isTag)) {
    if (isHeading(child) || child.name === 'p') title = plainText(shownChildren(child))
    else if (child.name === 'a') addLink(child, title, guide)
    else collect(child, title, guide)
  }
}

function addLink(anchor: Element, title: string, { lists, siteUrl, homes }: Guide): void {
  const { href = '' } = anchor.attribs
  const to = URL.canParse(href, siteUrl) ? new URL(href, siteUrl) : undefined
  // Other sites are theirs to describe.
  if (to === undefined || to.origin !== new URL(siteUrl).origin) return
  const path = to.pathname.replace(/\/$/, '')
  const address = siteUrl + (homes.has(path) ? path + markdownPath(homePath) : markdownPath(path))
  if ([...lists.values()].some((links) => links.has(address))) return
  const links = lists.get(title) ?? new Map<string, string>()
  lists.set(title, links.set(address, lineOf(shownChildren(anchor), siteUrl)))
}

/** The links of the choice of languages. */
function languagesOf(document: Document): Element[] {
  const choice = findElement(document, ({ attribs }) => attribs.id === 'languages')
  return choice ? languagesIn(choice) : []
}

const languagesIn = (element: Element): Element[] =>
  element.children
    .filter(isTag)
    .flatMap((child) => (child.attribs.hreflang === undefined ? languagesIn(child) : [child]))

const homeOf = ({ attribs }: Element) => attribs['data-home'] ?? ''

/** The guides in other languages. */
function guidesIn(languages: readonly Element[], siteUrl: string): Links {
  const others = languages.filter(({ attribs }) => attribs['aria-current'] !== 'true')
  return new Map(
    others.map((each) => [siteUrl + homeOf(each) + guidePath, lineOf(shownChildren(each), siteUrl)] as const),
  )
}

const written = (links: Links): string => [...links].map(([address, name]) => `- [${name}](${address})`).join('\n')

const metaOf = (document: Document, name: string): string =>
  findElement(document, ({ attribs }) => attribs.name === name || attribs.property === name)?.attribs.content ?? ''
