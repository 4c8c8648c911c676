/** The time, passed to every rule that needs it. */
export type Clock = () => Date

/** @param offsetMs `CLOCK_OFFSET_MS`: milliseconds ahead of the machine's clock, for trials */
export function systemClock(offsetMs = 0): Clock {
  return () => new Date(Date.now() + offsetMs)
}
