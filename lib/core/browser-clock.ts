import { systemClock } from './clock'

/** The clock of the browser, moved like the site's own for trials (`CLOCK_OFFSET_MS`, on the root element). */
export function browserNow(): Date {
  return systemClock(Number(document.documentElement.dataset.clockOffset ?? 0))()
}
