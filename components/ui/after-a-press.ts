import { addTransitionType, startTransition } from 'react'
import { QUIET } from '@/lib/core/transition-types'

/** A change that may be interrupted, and that the view does not animate: what is on the page already is not taken a picture of. */
export function quietly(change: () => void): void {
  startTransition(() => {
    addTransitionType(QUIET)
    change()
  })
}

/**
 * A new address for what the page shows already. It carries the router's own state, by which the router knows that
 * there is nothing to render: without it, it would re-render the page before the press is answered.
 */
export const pushAddress = (address: string): void => history.pushState(history.state, '', address)

/** No frame comes while a page is hidden. */
const LONGEST_FRAME_MS = 100

/** Resolves once what a press has changed so far is on the screen. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, LONGEST_FRAME_MS)
  })
