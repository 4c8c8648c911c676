import { readConsent } from '@/lib/domains/analytics/consent'
import { keepConsent } from '@/lib/domains/analytics/keep-consent'
import { whenSettled } from '../ui/when-settled'
import { BANNER_ID } from './banner-id'

/** Loads the scripts that report clicks and page metrics; only visitors who agreed download them. */
function startReports(): void {
  void Promise.all([import('./report-clicks'), import('./report-vitals')])
    .then(([{ reportClicks }, { reportVitals }]) => {
      reportClicks()
      reportVitals()
    })
    .catch(console.error)
}

/**
 * Acts on the visitor's answer: reports the clicks of those who agreed; shows the consent banner to those who haven't
 * answered or who ask for it, until it is answered here or in another tab. To be
 * called for each page that is opened.
 *
 * @param opener the control by which the visitor opened the banner: the banner takes the focus, and gives it back
 */
export function promptForConsent(opener?: HTMLElement): void {
  const banner = document.getElementById(BANNER_ID)
  const consent = readConsent()
  // A site without tracking has no banner, and reports nothing, whatever the visitor agreed to before.
  if (banner === null) return
  if (consent === 'granted') startReports()
  if (opener) {
    if (banner.hidden) open(banner, opener)
    delete banner.dataset.waiting
    banner.focus()
  } else if (consent === 'unknown') {
    // The banner doesn't interrupt the loading of a page: it waits until the page has settled, or the visitor does
    // something.
    whenSettled(() => {
      if (readConsent() !== 'unknown') return
      if (banner.hidden) open(banner)
      if (!banner.contains(document.activeElement)) keepOffFirstButton(banner)
    })
  }
}

function open(banner: HTMLElement, opener?: HTMLElement): void {
  const before = readConsent()
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
    const consent = readConsent()
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
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- tells lib/delivery/kept-presses.ts that presses are heard
  banner.onclick = () => {}
  window.addEventListener('storage', follow, { signal })
  // A page restored from the back/forward cache has missed what other tabs stored meanwhile.
  window.addEventListener('pageshow', follow, { signal })
  banner.dataset.consent = before
  banner.hidden = false
  makeRoom(banner)
}

/** Selects a page's own buttons, and links that look like buttons. */
const BUTTONS = 'main :is([data-cta], .button)'

/** Watches the first button of the page that is shown. */
let firstButtonWatch: IntersectionObserver | undefined

/**
 * Hides the banner while it would cover the page's first button, wholly or in part. Scrolling a little uncovers both,
 * and so does navigating to another page.
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
    // Observes only the strip at the bottom of the window, where the banner is.
    { rootMargin: `${banner.offsetHeight - innerHeight}px 0px 0px` },
  )
  banner.dataset.waiting = ''
  firstButtonWatch.observe(first)
}

/**
 * Sets the banner's height on the page, so that the banner hides neither the page's end nor the focused element
 * (consent-banner.css). A hidden banner has none.
 */
function makeRoom(banner: HTMLElement): void {
  const { style } = document.documentElement
  new ResizeObserver(() => style.setProperty('--consent-room', `${banner.offsetHeight}px`)).observe(banner)
}
