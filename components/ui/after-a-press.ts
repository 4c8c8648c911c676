import { addTransitionType, startTransition } from 'react'
import { NO_ANIMATION } from '@/lib/core/transition-types'

/**
 * Runs a change as a transition that can be interrupted, and without a view animation: no snapshot of the page is
 * taken.
 */
export function changeWithoutAnimation(change: () => void): void {
  startTransition(() => {
    addTransitionType(NO_ANIMATION)
    change()
  })
}

/**
 * Sets a new address for content that the page already shows. It keeps the router's own state, which tells the router
 * that there is nothing to render: otherwise the router would re-render the page before the press is answered.
 */
export const pushAddress = (address: string): void => history.pushState(history.state, '', address)

/** Limit of the wait for a frame, since none comes while a page is hidden. */
const LONGEST_FRAME_MS = 100

/** Resolves once the changes caused by a press so far have been painted. */
export const waitForPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, LONGEST_FRAME_MS)
  })
