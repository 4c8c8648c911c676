import { commandButtons } from './command-buttons.ts'
import { frameMessages } from './frame-messages.ts'
import { keptPresses } from './kept-presses.ts'
import { lineNotice } from './line-notice.ts'
import { pageFiles } from './page-files-script.ts'
import { reloadKeeping } from './reload-keeping.ts'
import { schemeChoice } from './scheme-choice.ts'
import { searchKey } from './search-key.ts'
import { visitorTexts } from './visitor-texts.ts'

/** Index of the first section that is still hidden, for each step of showing the page (`app/styles/base.css`). */
const STEPS = [3, 4, 5, 7, 9]
const STEP_MS = 100
/** A loaded page that doesn't paint for this long is in a hidden tab. */
const NO_PAINT_MS = 1000

/**
 * Marks the page as running script, so that styles can hide what only works with it, and as possibly signed in, so that
 * the player's parts of a cached page show from the first paint.
 */
export const marks = `(d=>{d.script='on';if(/(^|; )signed_in=1/.test(document.cookie))d.player='on'})(document.documentElement.dataset)`

/**
 * Delays the layout of sections below the first screen until the first paint, then shows them step by step
 * (docs/decisions/011), and runs the page's script files (`pageFiles`). A page opened at an anchor (`#questions`) is shown
 * completely from the beginning, and any other as soon as the visitor acts, since hidden sections can't be scrolled to,
 * tabbed to or found.
 *
 * Names that `headScriptOf` replaces: `WAITS_FOR_PAINT`, whether the layout and the files wait for the first paint;
 * `WAITS_FOR_SIGN`, whether the files also wait for the visitor's first sign.
 */
export const paintScript = `(page => {
  const root = page.documentElement
  const steps = WAITS_FOR_PAINT ? ${JSON.stringify(STEPS)} : []
  let at = location.hash ? steps.length : 0
  const show = () => {
    if (at < steps.length) root.dataset.waitsFrom = steps[at]
    else delete root.dataset.waitsFrom
  }
  const advance = () => {
    at += 1
    show()
  }
  const showAll = () => {
    at = steps.length
    show()
  }
  const isInView = number => {
    const section = page.querySelector('main > .section:nth-child(' + number + ')')
    return section !== null && section.getBoundingClientRect().top < innerHeight
  }
  const fillView = () => {
    while (at < steps.length && isInView(steps[at])) advance()
  }
  const fillPage = () => {
    if (at === steps.length) return
    advance()
    setTimeout(fillPage, ${STEP_MS})
  }
${reloadKeeping}
${pageFiles}
  const begin = () => {
    if (painted) return
    painted = true
    run()
    fillView()
    setTimeout(fillPage, ${STEP_MS})
  }
  show()
  requestAnimationFrame(fillView)
  for (const act of ['keydown', 'pointerdown', 'wheel', 'scroll']) {
    addEventListener(act, showAll, { once: true, passive: true, capture: true })
  }
  addEventListener('load', () => setTimeout(begin, ${NO_PAINT_MS}))
  try {
    new PerformanceObserver(list => {
      if (list.getEntriesByName('first-contentful-paint').length) begin()
    }).observe({ type: 'paint', buffered: true })
  } catch {}
})(document)`

/** The parts of the head script as they are written; pages contain them minified (`npm run head-script`). */
export const headScriptSources = {
  marks,
  schemeChoice,
  visitorTexts,
  frameMessages,
  commandButtons,
  lineNotice,
  searchKey,
  paintScript,
  keptPresses,
}
