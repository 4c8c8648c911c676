import 'server-only'

/**
 * Milliseconds that a service asks for in `retry-after`: a number of seconds, or a date (RFC 9110, 10.2.3).
 * Undefined where it asks for nothing, or nonsense.
 */
export function retryAfterMs(headers: Headers, now: number): number | undefined {
  const asked = headers.get('retry-after')
  if (asked === null) return undefined
  if (/^\d+$/.test(asked)) return Number(asked) * 1000
  const until = Date.parse(asked)
  return Number.isNaN(until) ? undefined : Math.max(0, until - now)
}
