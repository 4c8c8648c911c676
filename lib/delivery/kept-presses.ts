import { KEPT_PRESS } from '../core/delivery-steps.ts'

/** How often a kept press is tried again, and for how long: a slow line may need that long for the control's script. */
const AGAIN_MS = 50
const KEPT_MS = 20_000

/** Flags of React's elements that are not a part of the page yet. */
const [PLACED, HYDRATING] = [2, 4096]

/**
 * Keeps a press on a button whose script isn't at work yet, marks the button as pressed (`data-heard`,
 * `app/styles/base.css`), and presses it again once its script is (docs/decisions/046). Buttons that the browser serves
 * without script are left alone: those that submit a form, and those that open a popover or a dialog.
 *
 * Script is at work in a button if the button itself or an element around it has an `onclick`. React sets one on each
 * element that it gives a click handler, since Safari needs it, and so does `behaviour()` in `components/ui/island.tsx`.
 * The body is left out: React may set one there for the whole page. React may also hydrate a button while it handles
 * this very click, and serve it: then script is at work by the time that the event reaches the button.
 *
 * React sets it before it hears the element. What is still being hydrated, because a part of it waits for its code or data, hears
 * nothing: React drops the click (`getNearestMountedFiber` in React). Until then an element around has its flag of being placed
 * or hydrated, and no former state. `tests/lib/delivery/kept-presses-hydration.dom.test.tsx` fails if the framework's React
 * does it in another way.
 */
export const keptPresses = `(() => {
  const isDrawn = each => {
    let fiber = each[Object.keys(each).find(name => name.startsWith('__reactFiber'))]
    for (; fiber; fiber = fiber.return) if (!fiber.alternate && fiber.flags & ${PLACED | HYDRATING}) return false
    return true
  }
  const hears = each => each !== null && each !== document.body && (each.onclick !== null && isDrawn(each) || hears(each.parentElement))
  addEventListener('click', ({ target }) => {
    const button = target.closest('button[type=button]:not([popovertarget], [commandfor])')
    if (button === null || hears(button) || button.dataset.heard) return
    button.dataset.heard = 'yes'
    const start = performance.now()
    let isServed = false
    button.addEventListener('click', () => { isServed = hears(button) }, { capture: true, once: true })
    const again = () => {
      const isHeard = hears(button)
      if (!isHeard && button.isConnected && performance.now() < start + ${KEPT_MS}) return setTimeout(again, ${AGAIN_MS})
      delete button.dataset.heard
      if (!isHeard || isServed) return
      button.click()
      performance.measure('${KEPT_PRESS}', { start })
    }
    setTimeout(again)
  }, true)
})()`
