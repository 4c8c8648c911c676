import { waitForPaint } from './wait-for-paint'

/** Time after loading that counts as settled if the visitor does nothing. */
const IDLE_MS = 3000

const ACTS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/**
 * Calls back once, at the visitor's first interaction or some seconds after the page has loaded: for decoration that
 * would otherwise slow down the page's start. What the interaction itself does is painted first.
 *
 * @returns a function that cancels the wait
 */
export function whenSettled(callback: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let timer: ReturnType<typeof setTimeout> | undefined
  let isCancelled = false
  const stop = () => {
    controller.abort()
    clearTimeout(timer)
  }
  const settle = async () => {
    stop()
    await waitForPaint()
    if (!isCancelled) callback()
  }
  const wait = () => {
    timer = setTimeout(() => void settle(), IDLE_MS)
  }
  for (const act of ACTS) window.addEventListener(act, () => void settle(), { signal, passive: true, capture: true })
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { signal })
  return () => {
    isCancelled = true
    stop()
  }
}
