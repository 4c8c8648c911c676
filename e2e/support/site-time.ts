/**
 * Milliseconds since 1970 by the clock of the site and the sandbox, which `npm test` moves
 * (scripts/support/test-environment.ts).
 */
export function siteTime(): number {
  return Date.now() + Number(process.env.CLOCK_OFFSET_MS ?? 0)
}
