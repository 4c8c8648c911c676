/** Origins as a policy names them: `https://editor.example`, `https://*.editor.example` (any host below it), `http://localhost:*`. */
export const ORIGIN_PATTERN = /^https?:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*(?::(?:\d{1,5}|\*))?$/

/**
 * Whether one of the patterns names an origin, read as browsers read `frame-ancestors`.
 *
 * @param origin as the browser says it, `https://editor.example`; `null` is nobody's
 */
export function isOriginAmong(origin: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => expressionOf(pattern).test(origin))
}

function expressionOf(pattern: string): RegExp {
  const literal = pattern.replace(/[.]/g, String.raw`\.`)
  const anyHost = literal.replace(/\/\/\*/, String.raw`//[a-z\d.-]*[a-z\d-]`)
  return new RegExp(`^${anyHost.replace(/:\*$/, String.raw`(?::\d+)?`)}$`)
}
