import { type ChildNode, type Document, type Element, isTag, isText } from 'domhandler'

type Parent = Pick<Document | Element, 'children'>

/** Elements that show nothing, or only a control that needs a browser. */
const WITHOUT_WORDS: ReadonlySet<string> = new Set([
  'audio',
  'button',
  'canvas',
  'dialog',
  'iframe',
  'input',
  'noscript',
  'object',
  'progress',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
  'video',
])

/**
 * Elements that begin a paragraph of their own. All others are parts of a line, whatever styles make of them.
 */
const BLOCKS: ReadonlySet<string> = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'dd',
  'details',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'footer',
  'form',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hr',
  'label',
  'legend',
  'li',
  'main',
  'nav',
  'ol',
  'p',
  'pre',
  'section',
  'summary',
  'table',
  'ul',
])

/** Whether a node says something to a visitor who hears the page read out: neither hidden nor decoration. */
export function isShown(node: ChildNode): boolean {
  if (isText(node)) return true
  if (!isTag(node) || WITHOUT_WORDS.has(node.name) || isOfField(node)) return false
  const { hidden, role = '', 'aria-hidden': isDecoration } = node.attribs
  // Messages appear in a status; at rest it has none, or one that styles hide.
  return hidden === undefined && isDecoration !== 'true' && !/^(?:status|alert)$/.test(role) && !isHiddenByStyle(node)
}

/** Whether an element names a field to type in, and not something that can be chosen. */
const isOfField = (element: Element): boolean =>
  (element.name === 'label' && !hasChoice(element)) ||
  (element.name === 'legend' && (!element.parent || !hasChoice(element.parent)))

const hasChoice = (parent: Parent): boolean =>
  findElement(parent, ({ name, attribs }) => name === 'input' && /^(?:radio|checkbox)$/.test(attribs.type ?? '')) !==
  undefined

/** Whether styles hide an element at every width. */
const isHiddenByStyle = (element: Element): boolean => {
  const classes = classesOf(element)
  return classes.includes('hidden') && !classes.some((each) => /^(?:sm|md|lg|xl|2xl):(?!hidden)/.test(each))
}

const classesOf = ({ attribs }: Element): string[] => (attribs.class ?? '').split(/\s+/)

/** Whether styles set a part of a line apart from what is beside it. */
export const isSetApart = (element: Element): boolean =>
  classesOf(element).some((each) => ['block', 'flex', 'grid'].includes(each))

export const shownChildren = (parent: Parent): ChildNode[] => parent.children.filter(isShown)

export const isBlock = (node: ChildNode): node is Element => isTag(node) && BLOCKS.has(node.name)

/** Whether an element has a paragraph, heading, list … inside. */
export const hasBlocks = (element: Element): boolean =>
  shownChildren(element).some((child) => isBlock(child) || (isTag(child) && hasBlocks(child)))

/** The first element that fits, however deep. */
export function findElement(parent: Parent, fits: (element: Element) => boolean): Element | undefined {
  for (const child of parent.children) {
    if (!isTag(child)) continue
    const found = fits(child) ? child : findElement(child, fits)
    if (found) return found
  }
  return undefined
}

export const isHeading = ({ name }: Element): boolean => /^h[1-6]$/.test(name)
