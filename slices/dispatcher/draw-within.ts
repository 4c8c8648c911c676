import { isValidElement, type ReactNode } from 'react'

/** Characters that an element adds beside its props: its tags, and its marks in the hydration data. */
const ELEMENT = 30

/**
 * Renders sections one after the other up to a size limit; the section that would exceed it and all after it are left
 * out. Other requests get their turn in between.
 *
 * @param most the limit, as `drawnSize` counts
 */
export async function drawWithin(
  most: number,
  draws: readonly (() => Promise<ReactNode>)[],
): Promise<{ trees: ReactNode[]; isCut: boolean }> {
  const trees: ReactNode[] = []
  let left = most
  for (const draw of draws) {
    const tree = left >= 0 ? await draw() : null
    left -= drawnSize(tree, left)
    trees.push(left >= 0 ? tree : null)
    await new Promise(setImmediate)
  }
  return { trees, isCut: left < 0 }
}

/**
 * Size of a resolved tree, in characters sent to the browser: names and values of all props, including props of client
 * components, whose HTML is not known here.
 *
 * @param enough counting stops there
 */
export function drawnSize(node: unknown, enough = Infinity): number {
  if (typeof node === 'string') return node.length
  if (typeof node !== 'object' || node === null) return 5
  const [own, parts] = isValidElement<object>(node)
    ? [ELEMENT, Object.entries(node.props)]
    : [2, Array.isArray(node) ? node.map((each: unknown) => ['', each] as const) : Object.entries(node)]
  let size = own
  for (const [name, value] of parts) {
    size += name.length + drawnSize(value, enough - size)
    if (size > enough) return size
  }
  return size
}
