/**
 * Patterns of origins as in a policy: `https://editor.example`, `https://*.editor.example` (any host below it),
 * `http://localhost:*`.
 */
export const ORIGIN_PATTERN = /^https?:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*(?::(?:\d{1,5}|\*))?$/

/**
 * Whether an origin matches one of the patterns, by the rules of `frame-ancestors`.
 *
 * @param origin from the browser, `https://editor.example`; `null` matches nothing
 */
export function isOriginAmong(origin: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => expressionOf(pattern).test(origin))
}

function expressionOf(pattern: string): RegExp {
  const literal = pattern.replace(/[.]/g, String.raw`\.`)
  const anyHost = literal.replace(/\/\/\*/, String.raw`//[a-z\d.-]*[a-z\d-]`)
  return new RegExp(`^${anyHost.replace(/:\*$/, String.raw`(?::\d+)?`)}$`)
}
