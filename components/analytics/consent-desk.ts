import { keptConsent } from '@/lib/domains/analytics/consent'
import { keepConsent } from '@/lib/domains/analytics/keep-consent'
import { whenSettled } from '../ui/when-settled'
import { BANNER_ID } from './banner-id'

/** Nobody who has not agreed downloads what reports clicks and measures pages. */
function startReports(): void {
  void Promise.all([import('./report-clicks'), import('./report-vitals')])
    .then(([{ reportClicks }, { reportVitals }]) => {
      reportClicks()
      reportVitals()
    })
    .catch(console.error)
}

/**
 * Does what the visitor's answer asks for: reports the clicks of those who agreed, and shows the consent banner, until it
 * is answered here or in another tab, to those who have not answered and those who ask for it.
 *
 * @param opener what the visitor asked for the banner with: the banner takes the focus, and gives it back
 */
export function visit(opener?: HTMLElement): void {
  const banner = document.getElementById(BANNER_ID)
  const consent = keptConsent()
  if (consent === 'granted') startReports()
  if (banner === null) return
  if (opener) {
    if (banner.hidden) open(banner, opener)
    delete banner.dataset.waiting
    banner.focus()
  } else if (consent === 'unknown') {
    // The page's beginning is the visitor's own: nobody is asked before it is there, or before they do something.
    whenSettled(() => {
      if (!banner.hidden || keptConsent() !== 'unknown') return
      open(banner)
      keepOffFirstButton(banner)
    })
  }
}

function open(banner: HTMLElement, opener?: HTMLElement): void {
  const before = keptConsent()
  const closing = new AbortController()
  const { signal } = closing
  const settle = (isGranted: boolean) => {
    closing.abort()
    if (isGranted) startReports()
    const hadFocus = banner.contains(document.activeElement)
    banner.hidden = true
    if (hadFocus) opener?.focus()
  }
  const follow = () => {
    const consent = keptConsent()
    if (consent !== before && consent !== 'unknown') settle(consent === 'granted')
  }
  const takeAnswer = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-answer]') : null
    const answer = button?.dataset.answer
    if (answer !== 'granted' && answer !== 'refused') return
    keepConsent(answer)
    settle(answer === 'granted')
  }
  banner.addEventListener('click', takeAnswer, { signal })
  window.addEventListener('storage', follow, { signal })
  // A page that comes back as it was left has missed what others stored meanwhile.
  window.addEventListener('pageshow', follow, { signal })
  banner.dataset.consent = before
  banner.hidden = false
  makeRoom(banner, signal)
}

/** What a page's own buttons and links in the look of buttons are known by. */
const BUTTONS = 'main :is([data-cta], button.rounded-full, a.rounded-full)'

/**
 * While the page's first button stands where the banner lies, whole or in part, the banner waits unseen: it covers nobody's way
 * on. Scrolling a little makes room for both, and so does a page that takes this one's place.
 */
function keepOffFirstButton(banner: HTMLElement): void {
  const first = [...document.querySelectorAll<HTMLElement>(BUTTONS)].find((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  )
  if (first === undefined) return
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.at(-1)?.isIntersecting) return
      observer.disconnect()
      delete banner.dataset.waiting
    },
    // All of the window but its foot, where the banner lies, is left out.
    { rootMargin: `${banner.offsetHeight - innerHeight}px 0px 0px` },
  )
  banner.dataset.waiting = ''
  observer.observe(first)
}

/** Tells the page how high the banner is, so that it hides neither the end of the page nor the focus (consent-banner.css). */
function makeRoom(banner: HTMLElement, signal: AbortSignal): void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--consent-room', `${banner.offsetHeight}px`))
  observer.observe(banner)
  signal.addEventListener('abort', () => {
    observer.disconnect()
    style.removeProperty('--consent-room')
  })
}
