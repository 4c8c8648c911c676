import 'server-only'

/**
 * Milliseconds requested by `retry-after`: a number of seconds, or a date (RFC 9110, 10.2.3). Undefined if it is absent
 * or malformed.
 */
export function retryAfterMs(headers: Headers, now: number): number | undefined {
  const asked = headers.get('retry-after')
  if (asked === null) return undefined
  if (/^\d+$/.test(asked)) return Number(asked) * 1000
  const until = Date.parse(asked)
  return Number.isNaN(until) ? undefined : Math.max(0, until - now)
}
