import { attachScrollSpy } from './scroll-spy'

/** Query key of pages shown in the companion app. */
const COMPANION_KEY = 'ZC'

/**
 * Marks the current tab, and inside the companion app makes the bar look different from a primary navigation
 * (sticky-navigation.css). Only the browser can do this: the page is cached, so the server never sees the query.
 */
export default function attachTabBar(root: HTMLElement): () => void {
  root.toggleAttribute('data-plain', new URLSearchParams(window.location.search).has(COMPANION_KEY))
  return attachScrollSpy(root)
}
