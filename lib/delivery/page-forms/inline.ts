import { type ChildNode, type Element, isTag, isText } from 'domhandler'
import { isSetApart, shownChildren } from './page-tree.ts'

const MARKS: Readonly<Record<string, string | undefined>> = { b: '**', strong: '**', i: '_', em: '_' }

/** Characters that would begin markup, wherever they stand. */
const MARKUP = /[\\`*_[\]<]|&(?=#?\w+;)/g
/** What would make the beginning of a paragraph a heading, a list or a quotation. */
const BLOCK_START = /^(#{1,6}(?=\s|$)|[-+>=~]|\d{1,9}(?=[.)](?:\s|$)))/

/** The words of nodes as one line of Markdown, without spaces around it. */
export function lineOf(nodes: readonly ChildNode[], base: string): string {
  const line = inline(nodes, base).replaceAll(/[^\S\n]+/g, ' ')
  return line.replaceAll(/ ?\n ?/g, '\n').trim()
}

/** A line that begins a paragraph, and so must not look like anything else. */
export const asParagraph = (line: string): string =>
  line
    .split('\n')
    .map((each) => each.replace(BLOCK_START, (start) => (/\d$/.test(start) ? start : `\\${start}`)))
    .map((each) => each.replace(/^(\d{1,9})([.)])(?=\s|$)/, String.raw`$1\$2`))
    .join('\\\n')

/** The text of nodes without any markup. */
export const plainText = (nodes: readonly ChildNode[]): string =>
  nodes
    .map((node) => (isText(node) ? node.data : isTag(node) ? plainText(shownChildren(node)) : ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

function inline(nodes: readonly ChildNode[], base: string): string {
  let line = ''
  for (const [index, node] of nodes.entries()) {
    if (areApart(nodes[index - 1], node)) line += ' '
    line += isText(node) ? escaped(node.data) : isTag(node) ? element(node, base) : ''
  }
  return line
}

/** Whether two nodes are shown apart although no space stands between them. */
function areApart(before: ChildNode | undefined, node: ChildNode): boolean {
  if (before === undefined) return false
  const elements = [before, node].filter(isTag)
  return elements.some(isSetApart) || (elements.length === 2 && elements.every(({ name }) => NOT_IN_WORDS.has(name)))
}

/** Elements that are never a part of a word. */
const NOT_IN_WORDS: ReadonlySet<string> = new Set(['a', 'img', 'span', 'time'])

const escaped = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(MARKUP, String.raw`\$&`)

function element(node: Element, base: string): string {
  if (node.name === 'br') return '\n'
  if (node.name === 'img') return picture(node, base)
  const words = inline(shownChildren(node), base)
  if (node.name === 'a') return link(node, words, base)
  if (node.name === 'code') return code(plainText(node.children))
  const mark = MARKS[node.name]
  return mark === undefined ? words : marked(words, mark)
}

/** Puts marks around words; spaces stand outside of them, or the marks would not count. */
function marked(words: string, open: string, close = open): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(words) ?? []
  return inner === '' ? words : `${before}${open}${inner}${close}${after}`
}

const code = (text: string) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``)

/** A link around words; only the words if it leads nowhere that can be named. */
export function link({ attribs }: Element, words: string, base: string): string {
  const to = addressOf(attribs.href, base)
  const said = words.trim() === '' ? escaped(attribs['aria-label'] ?? '') : words
  return to === undefined ? said : marked(said, '[', `](${to})`)
}

/** A picture with its description; decoration has none, and is left out. */
function picture({ attribs }: Element, base: string): string {
  const from = addressOf(attribs.src, base)
  const alt = attribs.alt?.trim() ?? ''
  return from === undefined || alt === '' ? '' : `![${escaped(alt)}](${from})`
}

/** An absolute address, encoded so that it can stand in brackets. */
export function addressOf(address: string | undefined, base: string): string | undefined {
  if (address === undefined || !URL.canParse(address, base)) return undefined
  const { protocol, href } = new URL(address, base)
  if (!['https:', 'http:', 'mailto:', 'tel:'].includes(protocol)) return undefined
  return href.replaceAll('(', '%28').replaceAll(')', '%29')
}
