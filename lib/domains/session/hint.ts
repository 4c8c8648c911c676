/**
 * Whether somebody may be signed in, which the head script has read from the hint cookie before the first paint. It
 * decides what is rendered, never what is allowed.
 */
export function maybeSignedIn(): boolean {
  return document.documentElement.dataset.player === 'on'
}

/** Shows the page as for visitors, after an answer that there is no session. */
export function forgetPlayer(): void {
  delete document.documentElement.dataset.player
}
