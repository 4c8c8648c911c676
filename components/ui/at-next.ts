import { browserNow } from '@/lib/core/browser-clock'

/** The longest delay of a timer; for a later moment the timer is set again. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

/**
 * Calls back once the next of some instants has passed, and each time the page becomes visible, since timers stop while
 * a machine sleeps.
 *
 * @param now time at which the caller last checked
 * @returns a function that cancels it
 */
export function atNext(instants: readonly Date[], now: Date, look: () => void): () => void {
  const next = nextOf(instants, now)
  if (next === Infinity) return () => undefined
  const timer = setTimeout(look, Math.min(next - browserNow().getTime() + 1, LONGEST_WAIT_MS))
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

/** Milliseconds since 1970 of the first instant that is still to come; Infinity if there is none. */
export function nextOf(instants: readonly Date[], now: Date): number {
  return Math.min(...instants.map((each) => each.getTime()).filter((each) => each >= now.getTime()))
}
