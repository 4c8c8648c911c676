import { attachScrollSpy } from './scroll-spy'

/** The query key of pages that the companion app shows. */
const COMPANION_KEY = 'ZC'

/**
 * Makes the tabs follow the page, and takes the look of a primary navigation from the bar inside the companion app. That
 * can only be done here: the page is cached, so the server never sees the query (sticky-navigation.css).
 */
export default function attachTabBar(root: HTMLElement): () => void {
  root.toggleAttribute('data-plain', new URLSearchParams(window.location.search).has(COMPANION_KEY))
  return attachScrollSpy(root)
}
