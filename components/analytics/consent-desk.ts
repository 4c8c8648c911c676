import { keptConsent } from '@/lib/domains/analytics/consent'
import { keepConsent } from '@/lib/domains/analytics/keep-consent'
import { whenSettled } from '../ui/when-settled'
import { BANNER_ID } from './banner-id'

/** Nobody who has not agreed downloads what reports clicks and measures pages. */
async function startReports(): Promise<void> {
  try {
    const [{ reportClicks }, { reportVitals }] = await Promise.all([
      import('./report-clicks'),
      import('./report-vitals'),
    ])
    reportClicks()
    reportVitals()
  } catch (error) {
    console.error(error)
  }
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
  if (consent === 'granted') void startReports()
  if (banner === null) return
  if (opener) {
    if (banner.hidden) open(banner, opener)
    banner.focus()
  } else if (consent === 'unknown') {
    // The page's beginning is the visitor's own: nobody is asked before it is there, or before they do something.
    whenSettled(() => banner.hidden && keptConsent() === 'unknown' && open(banner, undefined))
  }
}

function open(banner: HTMLElement, opener: HTMLElement | undefined): void {
  const before = keptConsent()
  const closing = new AbortController()
  const { signal } = closing
  const settle = (isGranted: boolean) => {
    closing.abort()
    if (isGranted) void startReports()
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
