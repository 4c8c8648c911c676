/** Turns the framework's draft mode on for a request. */
export const DRAFT_SWITCH = '__prerender_bypass'

/** Cookie that names the draft to be shown, for the content system's own client. */
export const DRAFT_REF = 'io.prismic.preview'

const INTERNAL: ReadonlySet<string> = new Set([DRAFT_SWITCH, DRAFT_REF, '__next_preview_data'])

/**
 * A `cookie` header without internal cookies, which only our proxy may set. A browser can only have made them up, and
 * the framework would answer some with cookies of its own, even on cached pages.
 */
export function withoutInternalCookies(header: string): string {
  return header
    .split(';')
    .filter((pair) => !INTERNAL.has(pair.replace(/=.*/s, '').trim()))
    .join(';')
    .trim()
}
