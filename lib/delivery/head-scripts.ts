import type { DeliverySteps } from '../core/delivery-steps.ts'
import { commandButtons } from './command-buttons.ts'
import { frameHeights } from './frame-heights.ts'
import { keptPresses } from './kept-presses.ts'
import { pageFiles } from './page-files-script.ts'
import { reloadKeeping } from './reload-keeping.ts'
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
 * @param waits whether the layout and the files wait for the first paint
 * @param atFirstSign whether the files also wait for the visitor's first sign
 */
export const paintScript = (waits = true, atFirstSign = false) => `(page => {
  const root = page.documentElement
  const steps = ${JSON.stringify(waits ? STEPS : [])}
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
${pageFiles({ waits, atFirstSign })}
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

/**
 * Our inline script that runs before the first paint, as complete text: policies allow exactly this one by its hash. It
 * is the same on every page of a build.
 */
export const headScriptOf = (steps: DeliverySteps) =>
  [
    marks,
    visitorTexts,
    frameHeights,
    commandButtons,
    paintScript(steps.includes('first-paint-first'), steps.includes('scripts-at-first-sign')),
    ...(steps.includes('kept-presses') ? [keptPresses] : []),
  ]
    .join(';')
    .replaceAll(/\n\s*/g, '\n')
