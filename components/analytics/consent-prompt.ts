import { agreesTo, consentCategories, isUnanswered } from '@/lib/core/consent'
import { CONSENT_CHANGE, keepConsent } from '@/lib/core/keep-consent'
import { whenSettled } from '../ui/when-settled'
import { BANNER_ID, boxIdOf } from './consent-ids'

/** The categories that this page's dialog has: a site without tracking neither asks about statistics nor has any. */
const categoriesHere = () => consentCategories.filter((each) => document.getElementById(boxIdOf(each)) !== null)

/** Loads the scripts that report clicks and page metrics, if the visitor agrees to them; nobody else downloads them. */
export function startReports(): void {
  if (!categoriesHere().includes('statistics') || !agreesTo('statistics')) return
  void Promise.all([import('./report-clicks'), import('./report-vitals')])
    .then(([{ reportClicks }, { reportVitals }]) => {
      reportClicks()
      reportVitals()
    })
    .catch(console.error)
}

/**
 * Acts on the visitor's answer: reports the clicks of those who agreed; shows the consent banner to those who haven't
 * answered, until it is answered here or in another tab. To be called for each page that is opened.
 */
export function promptForConsent(): void {
  startReports()
  const banner = document.getElementById(BANNER_ID)
  if (banner === null || !isUnanswered()) return
  const prompt = () => {
    if (!isUnanswered()) return
    // Behind an open dialog nobody reads it, nor can answer.
    const dialog = document.querySelector<HTMLDialogElement>('dialog[open]')
    if (dialog) {
      dialog.addEventListener('close', prompt, { once: true })
      return
    }
    if (banner.hidden) open(banner)
    if (!banner.contains(document.activeElement)) keepOffFirstButton(banner)
  }
  // The banner doesn't interrupt the loading of a page: it waits until the page has settled, or the visitor does
  // something.
  whenSettled(prompt)
}

function open(banner: HTMLElement): void {
  const closing = new AbortController()
  const { signal } = closing
  const follow = () => {
    if (isUnanswered()) return
    closing.abort()
    banner.hidden = true
    startReports()
  }
  const takeAnswer = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-answer]') : null
    const answer = button?.dataset.answer
    if (answer === 'choose') void import('./open-choices').then(({ openChoices }) => openChoices(), console.error)
    if (answer === 'all') keepConsent(categoriesHere())
    if (answer === 'necessary') keepConsent([])
  }
  banner.addEventListener('click', takeAnswer, { signal })
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- tells lib/delivery/kept-presses.ts that presses are heard
  banner.onclick = () => {}
  // The answer may come from the dialog, or from another tab, of which this one learns when it is looked at again: also
  // as a page that is restored from the back/forward cache.
  for (const type of [CONSENT_CHANGE, 'focus', 'pageshow']) window.addEventListener(type, follow, { signal })
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
