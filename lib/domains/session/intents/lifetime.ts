/** Lifetime of an intent; an older one is no longer what the visitor expects (decisions.md, "Events"). */
export const INTENT_LIFE_MS = 30 * 60_000

/**
 * Whether an intent is young enough to run. One of the future is not: the clock was set back since.
 *
 * @param at time of the request: milliseconds since 1970, as `now`
 */
export const isAlive = (at: number, now: number): boolean => now >= at && now - at <= INTENT_LIFE_MS
