/** Turns the framework's draft mode on for a request. */
export const DRAFT_SWITCH = '__prerender_bypass'

/** Names the draft to be shown, for the content system's own client. */
export const DRAFT_REF = 'io.prismic.preview'

const INTERNAL: ReadonlySet<string> = new Set([DRAFT_SWITCH, DRAFT_REF, '__next_preview_data'])

/**
 * A `cookie` header without those that only we set, between the proxy and a page. From a browser they are made up, and the
 * framework would answer some of them with cookies of its own, also on pages that are cached for everybody.
 */
export function withoutInternalCookies(header: string): string {
  return header
    .split(';')
    .filter((pair) => !INTERNAL.has(pair.replace(/=.*/s, '').trim()))
    .join(';')
    .trim()
}
