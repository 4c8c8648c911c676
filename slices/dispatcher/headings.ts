import { cloneElement, isValidElement, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import { fitHeadline } from '@/components/ui/fit-headline'

type Props = { children?: ReactNode; style?: CSSProperties }

const HEADING = /^h[1-6]$/

/** Invisible characters, in addition to those that `trim` removes. */
const INVISIBLE = /[\s\u{ad}\u{200b}-\u{200f}\u{2060}]/gu

/**
 * Rules for every heading of every section, from any source: an empty heading is left out, and a heading with long
 * words is fitted to the screen.
 *
 * @param element of a resolved tree
 */
export function settleHeading(element: ReactElement): ReactElement | undefined {
  if (!isHeading(element)) return element
  const text = textOf(element.props.children)
  if (text.replaceAll(INVISIBLE, '') === '') return hasOther(element.props.children) ? element : undefined
  const style = fitHeadline(text)
  return style ? cloneElement(element, { style: { ...style, ...element.props.style } }) : element
}

const isHeading = (element: ReactElement): element is ReactElement<Props> =>
  typeof element.type === 'string' && HEADING.test(element.type)

/** The text of a resolved tree; text rendered by client components is not known. */
function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('')
  if (isValidElement<Props>(node)) return node.type === 'br' ? ' ' : textOf(node.props.children)
  return typeof node === 'string' || typeof node === 'number' ? String(node) : ''
}

/** Whether it contains something besides text: a client component or a picture. */
function hasOther(node: ReactNode): boolean {
  if (Array.isArray(node)) return node.some(hasOther)
  if (!isValidElement<Props>(node)) return false
  return typeof node.type !== 'string' || node.type === 'img' || hasOther(node.props.children)
}
