import { SHORTEST_MS } from '@/lib/domains/contact/guard'

/**
 * Waits until a form has been shown for the minimum time that our server demands of people. A visitor who resends a
 * stored message may be quicker than that.
 *
 * @param shownAt by `performance.now()`
 * @returns how long it has been shown then, in milliseconds
 */
export async function humanPause(shownAt: number): Promise<number> {
  const missing = SHORTEST_MS - (performance.now() - shownAt)
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing))
  return Math.max(SHORTEST_MS, Math.round(performance.now() - shownAt))
}
