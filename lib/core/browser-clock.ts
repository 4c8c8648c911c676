import { systemClock } from './clock'

/** The browser's clock, shifted like the site's for trials (`CLOCK_OFFSET_MS`, on the root element). */
export function browserNow(): Date {
  return systemClock(Number(document.documentElement.dataset.clockOffset ?? 0))()
}
