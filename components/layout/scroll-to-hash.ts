import { scrollToElement } from '../ui/smooth-scroll/scroll-to'

/** How often, and for how long, the element is looked for (PB-015; decisions.md, "Site, pages and links"). */
const RETRY_MS = 200
const GIVE_UP_MS = 30_000

/**
 * Scrolls smoothly to the element whose id is in the hash as soon as it exists, and then stops looking (PB-016).
 *
 * @returns a function that cancels the search and the scroll
 */
export function scrollToHash(hash: string): () => void {
  const id = decodeId(hash)
  let waited = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let stop: (() => void) | undefined
  const look = () => {
    const element = document.getElementById(id)
    if (element) {
      stop = scrollToElement(element)
      return
    }
    waited += RETRY_MS
    if (waited <= GIVE_UP_MS) timer = setTimeout(look, RETRY_MS)
  }
  look()
  return () => {
    clearTimeout(timer)
    stop?.()
  }
}

function decodeId(hash: string): string {
  const text = hash.replace(/^#/, '')
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
