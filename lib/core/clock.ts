/** A function that returns the current time, passed to every rule that needs it. */
export type Clock = () => Date

/**
 * The site's clock: `siteNow` on the server (server/site-clock.ts), `browserNow` in the browser.
 *
 * @param offsetMs `CLOCK_OFFSET_MS`: milliseconds ahead of the machine's clock, for trials
 */
export function systemClock(offsetMs: number): Clock {
  return () => new Date(machineTime() + offsetMs)
}

/**
 * Milliseconds since 1970 by the machine's own clock, which no trial shifts: for comparisons with times from elsewhere
 * (HTTP dates, sealed cookies), and for logs. It may be adjusted at any moment.
 */
export function machineTime(): number {
  return Date.now()
}

/**
 * Milliseconds since 1970 by a monotonic clock, anchored to the machine's clock at process start: for durations and
 * lifetimes, and for the times of page cache entries. Two processes may differ by the error of the machine's clock.
 */
export function processTime(): number {
  return Math.floor(performance.timeOrigin + performance.now())
}
