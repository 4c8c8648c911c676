import { cloneElement, createElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { isEmptyTree } from './resolve-tree'

type Props = Record<string, unknown>

const HEADING = /^h[1-6]$/

/**
 * Keeps only the first first-level heading in resolved trees; any other becomes a second-level heading that looks the
 * same.
 *
 * @param keepsFirst false if the page has a title of its own
 */
export function withOneTitle(trees: readonly ReactNode[], keepsFirst: boolean): ReactNode[] {
  let isTaken = !keepsFirst
  const lowered = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(lowered)
    if (!isValidElement<Props>(node)) return node
    if (node.type !== 'h1') return withParts(node, lowered)
    if (isTaken) return createElement('h2', { ...node.props, key: node.key })
    isTaken = true
    return node
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what could be drawn still can
  return trees.map((tree) => (listHeadings(tree).includes('h1') ? (lowered(tree) as ReactNode) : tree))
}

/** The tags of the headings in a resolved tree, in order. */
function listHeadings(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(listHeadings)
  if (!isValidElement<Props>(node)) return []
  const own = typeof node.type === 'string' && HEADING.test(node.type) ? [node.type] : []
  return [...own, ...Object.values(node.props).flatMap(listHeadings)]
}

/** A copy of an element in which each prop or child that holds a heading is replaced by `change(part)`. */
function withParts(element: ReactElement<Props>, change: (part: unknown) => unknown): ReactElement {
  const { children, ...others } = element.props
  const changed = Object.fromEntries(
    Object.entries(others).map(([name, value]) => [name, holdsHeading(value) ? change(value) : value]),
  )
  if (!holdsHeading(children)) return cloneElement(element, changed)
  // Spread as arguments, since React would demand keys of children passed as an array.
  const list: unknown[] = Array.isArray(children) ? children : [children]
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what could be drawn still can
  return cloneElement(element, changed, ...(list.map(change) as ReactNode[]))
}

const holdsHeading = (value: unknown) => listHeadings(value).length > 0

/** Section types that may precede the page's opening section. */
const PRELUDES = new Set(['alert', 'spacer', 'sticky_navigation'])

/**
 * Index of the section before which the page's title is inserted, if no section renders one. The title is hidden if the
 * opening section already has a heading, which is set large.
 *
 * @returns undefined if a section renders the title
 */
export function titlePlace(
  trees: readonly ReactNode[],
  typeAt: (index: number) => string,
): { index: number; isHidden: boolean } | undefined {
  if (trees.some((tree) => listHeadings(tree).includes('h1'))) return undefined
  const shown = trees.map((_, index) => index).filter((index) => !isEmptyTree(trees[index]))
  const opening = shown.find((index) => !PRELUDES.has(typeAt(index)))
  const isHidden = opening !== undefined && listHeadings(trees[opening]).includes('h2')
  return { index: shown[0] ?? 0, isHidden }
}
