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
 * Milliseconds since 1970 by the machine's own clock, which no trial moves: for how long something has taken or is believed,
 * and for what is compared with times that other programs wrote (the framework's cache, HTTP dates, logs).
 */
export function machineTime(): number {
  return Date.now()
}
