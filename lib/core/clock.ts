/** The time, passed to every rule that needs it. */
export type Clock = () => Date

/**
 * A clock that the site goes by: `siteNow` on the server (server/site-clock.ts), `browserNow` in the browser.
 *
 * @param offsetMs `CLOCK_OFFSET_MS`: milliseconds ahead of the machine's clock, for trials
 */
export function systemClock(offsetMs: number): Clock {
  return () => new Date(machineTime() + offsetMs)
}

/**
 * Milliseconds since 1970 by the machine's own clock, which no trial moves: for what is compared with times that others wrote
 * (HTTP dates, sealed cookies), and for logs. Somebody may put it forward or back at any moment.
 */
export function machineTime(): number {
  return Date.now()
}

/**
 * The same by the clock as it stood when this process began, counted on evenly from there: for how long something has taken
 * or is believed, and for the times of what the page cache keeps. Between two processes it may differ by as much as the
 * machine's clock was wrong.
 */
export function processTime(): number {
  return Math.floor(performance.timeOrigin + performance.now())
}
