import { useLayoutEffect, useRef } from 'react'

/**
 * Loads the page anew after navigation within the site, since the policy of the page that the visitor came from still
 * applies and doesn't allow the locator's script. Until then its parent element reads as loading: a press on its question
 * would be lost.
 */
export default function OwnDocument() {
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const root = place.current?.parentElement
    if (!root || isOwnDocument()) return
    root.dataset.state = 'loading'
    location.reload()
  }, [])
  return <span ref={place} hidden />
}

/** Whether the document was loaded at the address that it shows now. */
function isOwnDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry === undefined || new URL(entry.name).pathname === location.pathname
}
