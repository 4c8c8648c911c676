/**
 * Whether somebody may be signed in, as the head script read it from the hint cookie before first paint. It decides what
 * is drawn, never what is allowed.
 */
export function maybeSignedIn(): boolean {
  return document.documentElement.dataset.player === 'on'
}

/** Shows the page as visitors see it, once an answer said that there is no session. */
export function forgetPlayer(): void {
  delete document.documentElement.dataset.player
}
