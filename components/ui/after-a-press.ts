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
