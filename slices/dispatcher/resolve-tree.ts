import { cloneElement, createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { settleHeading } from './headings'

type Props = Record<string, unknown>
type ServerComponent = (props: Props) => unknown

/**
 * Runs every server component below a node, so that an error of a component is thrown here and can be caught; client
 * components are left for React. Components of sections therefore use no hooks (docs/decisions/004).
 *
 * @returns the same tree made of host elements and client components only
 */
export async function resolveTree(node: unknown): Promise<ReactNode> {
  const value = await node
  if (Array.isArray(value)) return withoutAskingForKeys(await Promise.all(value.map(resolveTree)))
  if (!isValidElement<Props>(value)) return asText(value)
  if (isServerComponent(value.type)) return withKey(value.key, await resolveTree(value.type(value.props)))
  return settleHeading(await withResolvedProps(value))
}

/** Static children that are passed on have no keys, which React would require in an array. */
function withoutAskingForKeys(drawn: ReactNode[]): ReactNode {
  const isWrittenOut = drawn.some((each) => isValidElement(each) && each.key === null)
  return isWrittenOut ? createElement(Fragment, null, ...drawn) : drawn
}

/** An element keeps its component's key, by which React identifies it in a list. */
function withKey(key: string | null, drawn: ReactNode): ReactNode {
  if (key === null || isEmptyTree(drawn)) return drawn
  return isValidElement(drawn) ? cloneElement(drawn, { key }) : createElement(Fragment, { key }, drawn)
}

/** A value that is no element, as React renders it; an object that React can't render is thrown here, not in the page. */
function asText(value: unknown): ReactNode {
  if (typeof value === 'object' && value !== null) throw new TypeError('a section holds an object that can’t be drawn')
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint' ? value : undefined
}

const isServerComponent = (type: unknown): type is ServerComponent =>
  typeof type === 'function' && !('$$typeof' in type && type.$$typeof === Symbol.for('react.client.reference'))

async function withResolvedProps(element: ReactElement<Props>): Promise<ReactElement> {
  const { children, ...others } = element.props
  const resolvedOthers = await Promise.all(
    Object.entries(others)
      .filter(([, value]) => holdsElements(value))
      .map(async ([name, value]) => [name, await resolveTree(value)] as const),
  )
  if (children === undefined) return cloneElement(element, Object.fromEntries(resolvedOthers))
  // Spread as arguments, since React would demand keys of children passed as an array.
  const list: unknown[] = Array.isArray(children) ? children : [children]
  const resolved = await Promise.all(list.map(resolveTree))
  return cloneElement(element, Object.fromEntries<ReactNode>(resolvedOthers), ...resolved)
}

const holdsElements = (value: unknown): boolean =>
  isValidElement(value) || (Array.isArray(value) && value.some((each: unknown) => isValidElement(each)))

/** Whether a resolved tree renders nothing at all. */
export function isEmptyTree(node: ReactNode): boolean {
  return Array.isArray(node)
    ? node.every(isEmptyTree)
    : node === null || node === undefined || node === false || node === ''
}
