import { type ChildNode, type Element, isTag } from 'domhandler'
import { asParagraph, lineOf, link, plainText } from './inline.ts'
import { findElement, hasBlocks, isBlock, isHeading, shownChildren } from './page-tree.ts'

/** The paragraphs, headings, lists and tables of nodes, in their order. */
export function blocksOf(nodes: readonly ChildNode[], base: string): string[] {
  const blocks: string[] = []
  let line: ChildNode[] = []
  const endLine = () => {
    const words = lineOf(line, base)
    if (words !== '') blocks.push(asParagraph(words))
    line = []
  }
  for (const node of nodes) {
    if (!isTag(node) || !(isBlock(node) || hasBlocks(node))) {
      line.push(node)
      continue
    }
    endLine()
    blocks.push(...blocksOfElement(node, base))
  }
  endLine()
  return blocks
}

type Write = (element: Element, base: string) => string[]

const insideOf: Write = (element, base) => blocksOf(shownChildren(element), base)

const WRITERS: Readonly<Record<string, Write | undefined>> = {
  a: linkedBlocks,
  blockquote: (element, base) => prefixed(insideOf(element, base), '> '),
  dl: descriptions,
  hr: () => ['---'],
  label: choice,
  legend: (element, base) => strong(lineOf(shownChildren(element), base)),
  ol: list,
  pre: (element) => [`\`\`\`\n${preformatted(element)}\n\`\`\``],
  summary: (element, base) =>
    hasBlocks(element) ? insideOf(element, base) : strong(lineOf(shownChildren(element), base)),
  table,
  ul: list,
}

function blocksOfElement(element: Element, base: string): string[] {
  if (isHeading(element)) return heading(element, lineOf(shownChildren(element), base))
  return (WRITERS[element.name] ?? insideOf)(element, base)
}

const heading = ({ name }: Element, words: string) =>
  words === '' ? [] : [`${'#'.repeat(Number(name[1]))} ${words.replaceAll('\n', ' ')}`]

const strong = (words: string) => (words === '' ? [] : [`**${words.replaceAll('\n', ' ')}**`])

const prefixed = (blocks: readonly string[], prefix: string) =>
  blocks.length === 0 ? [] : [blocks.join('\n\n').replaceAll(/^/gm, prefix).replaceAll(/ +$/gm, '')]

/** Something that can be chosen, such as a plan with its price. */
function choice(element: Element, base: string): string[] {
  const words = lineOf(shownChildren(element), base).replaceAll('\n', ' ')
  return words === '' ? [] : [`- ${words}`]
}

const preformatted = (element: Element): string =>
  element.children.map((node) => (isTag(node) ? preformatted(node) : 'data' in node ? node.data : '')).join('')

/** Of a card that is a link, its heading or else its first line becomes the link. */
function linkedBlocks(element: Element, base: string): string[] {
  const titled = findElement(element, isHeading)
  const blocks = insideOf(element, base)
  const at = titled === undefined ? 0 : blocks.findIndex((block) => /^#{1,6} /.test(block))
  const words = blocks[at]
  if (words === undefined) return []
  const [, marks = '', said = ''] = /^(#{1,6} )?(.*)$/s.exec(words) ?? []
  return said.includes('](') ? blocks : blocks.with(at, marks + link(element, said.replaceAll(/\\?\n/g, ' '), base))
}

/** A list. One of cards, which have headings, is what the cards contain. */
function list(element: Element, base: string): string[] {
  const items = shownChildren(element).filter(isTag)
  if (findElement(element, isHeading)) return items.flatMap((item) => insideOf(item, base))
  const first = Number(element.attribs.start ?? 1)
  const written = items
    .map((item) => insideOf(item, base))
    .filter((blocks) => blocks.length > 0)
    .map((blocks, index) => indented(blocks, element.name === 'ol' ? `${first + index}. ` : '- '))
  const isLoose = written.some((item) => item.includes('\n\n'))
  return written.length === 0 ? [] : [written.join(isLoose ? '\n\n' : '\n')]
}

/** An item of a list: its further lines stand below the first one's words. A list inside needs no empty line before it. */
function indented(blocks: readonly string[], mark: string): string {
  const text = blocks.reduce((before, block) => before + (/^(?:- |\d+\. )/.test(block) ? '\n' : '\n\n') + block)
  return mark + text.replaceAll(/\n(?!\n)/g, `\n${' '.repeat(mark.length)}`)
}

const NOT_KNOWN_YET = '–'

/** Names with what is said of them, one a line. */
function descriptions(element: Element, base: string): string[] {
  const lines: string[] = []
  for (const part of partsOf(element)) {
    const words = lineOf(shownChildren(part), base).replaceAll('\n', ' ')
    if (words === '') continue
    // A figure that the browser reads later.
    if (words === NOT_KNOWN_YET) lines.pop()
    else if (part.name === 'dt') lines.push(`- **${words}**`)
    else lines.push(`${lines.pop() ?? '-'} ${words}`)
  }
  return lines.length === 0 ? [] : [lines.join('\n')]
}

/** Names and descriptions may be grouped in containers. */
const partsOf = (element: Element): Element[] =>
  shownChildren(element)
    .filter(isTag)
    .flatMap((child) => (child.name === 'dt' || child.name === 'dd' ? [child] : partsOf(child)))

/** A table whose first row names the columns, as Markdown knows no other. */
function table(element: Element, base: string): string[] {
  const rows = rowsOf(element).map((row) =>
    shownChildren(row)
      .filter(isTag)
      .map((cell) =>
        lineOf(shownChildren(cell), base)
          .replaceAll('\n', ' ')
          .replaceAll('|', String.raw`\|`),
      ),
  )
  const [head, ...others] = rows
  if (head === undefined) return []
  const caption = findElement(element, ({ name }) => name === 'caption')
  const lines = [head, head.map(() => '---'), ...others].map((cells) => `| ${cells.join(' | ')} |`)
  return [...(caption ? strong(plainText(shownChildren(caption))) : []), lines.join('\n')]
}

const rowsOf = (element: Element): Element[] =>
  shownChildren(element)
    .filter(isTag)
    .flatMap((child) => (child.name === 'tr' ? [child] : rowsOf(child)))
