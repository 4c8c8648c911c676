import { isPlainClick } from '@/components/ui/plain-click'
import { scrollTopFor, scrollToElement } from '@/components/ui/smooth-scroll/scroll-to'

/** Time without scrolling before the current tab is updated (SX-002). */
const DEBOUNCE_MS = 100
/** Duration of the scroll to a tab's section (SX-003). */
const DURATION_MS = 400
/** Distance below the bar at which a section comes to rest and counts as reached, in pixels (SX-004). */
const OFFSET_PX = 0
/** Tolerance, since browsers round scroll positions. */
const ROUNDING_PX = 1

/**
 * Marks the tab of the section being read, and scrolls to the section of a clicked tab. Only tabs that link within this
 * page take part.
 */
export function attachScrollSpy(root: HTMLElement): () => void {
  const tabs = [...root.querySelectorAll('a')].filter(isOnThisPage)
  if (tabs.length === 0) return () => undefined
  const controller = new AbortController()
  const { signal } = controller
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopMoving: (() => void) | undefined
  const mark = () => markCurrent(root, tabs)
  const markSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(mark, DEBOUNCE_MS)
  }
  const follow = (event: MouseEvent, tab: HTMLAnchorElement) => {
    const section = sectionOf(tab)
    if (!section || !isPlainClick(event)) return
    event.preventDefault()
    stopMoving?.()
    stopMoving = goTo(section, tab.hash)
  }
  window.addEventListener('scroll', markSoon, { signal, passive: true })
  window.addEventListener('resize', markSoon, { signal })
  for (const tab of tabs) tab.addEventListener('click', (event) => follow(event, tab), { signal })
  mark()
  return () => {
    controller.abort()
    clearTimeout(timer)
    stopMoving?.()
  }
}

const isOnThisPage = ({ hash, origin, pathname }: HTMLAnchorElement) =>
  hash.length > 1 && origin === window.location.origin && pathname === window.location.pathname

function sectionOf({ hash }: HTMLAnchorElement): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** Does the same as a link within the page, including address and focus, but with our own duration of the scroll. */
function goTo(section: HTMLElement, hash: string): () => void {
  if (window.location.hash !== hash) window.history.pushState(null, '', hash)
  if (!section.hasAttribute('tabindex')) section.tabIndex = -1
  section.focus({ preventScroll: true })
  return scrollToElement(section, { durationMs: DURATION_MS, offset: OFFSET_PX })
}

function markCurrent(root: HTMLElement, tabs: readonly HTMLAnchorElement[]): void {
  const [before, current] = [tabs.find((tab) => tab.hasAttribute('aria-current')), currentTab(tabs)]
  if (current === before) return
  before?.removeAttribute('aria-current')
  current?.setAttribute('aria-current', 'true')
  showTab(root, current)
}

/**
 * The tab of the last section whose top has reached the bar. At the end of the page, sections below that one are read,
 * though none can reach the bar: the one that the address names, or else the last.
 */
function currentTab(tabs: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const sections = tabs
    .flatMap((tab) => {
      const section = sectionOf(tab)
      return section ? [{ tab, top: scrollTopFor(section) }] : []
    })
    .toSorted((one, other) => one.top - other.top)
  const { scrollY, innerHeight } = window
  const hasReached = ({ top }: { top: number }) => top <= scrollY + OFFSET_PX + ROUNDING_PX
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - ROUNDING_PX
  const below = isAtEnd ? sections.filter((section) => !hasReached(section)) : []
  const named = below.find(({ tab }) => tab.hash === window.location.hash)
  return (named ?? below.at(-1) ?? sections.findLast(hasReached))?.tab
}

/** Scrolls only the row of tabs, sideways, until the tab is centred in it; to its beginning for none. */
function showTab(root: HTMLElement, tab: HTMLElement | undefined): void {
  const list = root.querySelector('[data-tab-list]')
  if (!list) return
  if (tab === undefined) return void (list.scrollLeft = 0)
  const [frame, box] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  list.scrollLeft += box.left + box.width / 2 - frame.left - frame.width / 2
}
