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
 * Does what the visitor's answer asks for: reports the clicks of visitors who agreed, and shows the consent banner, until it
 * is answered here or in another tab, to visitors who have not answered and to those who ask for it. To be called for each
 * page that is opened.
 *
 * @param opener the control that the visitor opened the banner with: the banner takes the focus, and gives it back
 */
export function promptForConsent(opener?: HTMLElement): void {
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
      if (keptConsent() !== 'unknown') return
      if (banner.hidden) open(banner)
      if (!banner.contains(document.activeElement)) keepOffFirstButton(banner)
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

/** Watches the first button of the page that is shown. */
let firstButtonWatch: IntersectionObserver | undefined

/**
 * While the page's first button lies below the banner, whole or in part, the banner stays invisible. Scrolling a little makes
 * room for both.
 */
function keepOffFirstButton(banner: HTMLElement): void {
  firstButtonWatch?.disconnect()
  delete banner.dataset.waiting
  const first = [...document.querySelectorAll<HTMLElement>(BUTTONS)].find((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  )
  if (first === undefined) return
  firstButtonWatch = new IntersectionObserver(
    (entries) => {
      if (entries.at(-1)?.isIntersecting) return
      firstButtonWatch?.disconnect()
      delete banner.dataset.waiting
    },
    // All of the window but its foot, where the banner lies, is left out.
    { rootMargin: `${banner.offsetHeight - innerHeight}px 0px 0px` },
  )
  banner.dataset.waiting = ''
  firstButtonWatch.observe(first)
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
