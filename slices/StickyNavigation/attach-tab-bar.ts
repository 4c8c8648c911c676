import { attachScrollSpy } from './scroll-spy'

/** Query key of pages shown in the companion app. */
const COMPANION_KEY = 'ZC'

/**
 * Marks the current tab, and inside the companion app removes the look of a primary navigation. That can only be done
 * here: the page is cached, so the server never sees the query (sticky-navigation.css).
 */
export default function attachTabBar(root: HTMLElement): () => void {
  root.toggleAttribute('data-plain', new URLSearchParams(window.location.search).has(COMPANION_KEY))
  return attachScrollSpy(root)
}
