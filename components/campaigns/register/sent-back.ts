/** Whether sign-in led back to this very button, since the terms were not ticked (app/api/auth/callback/route.ts). */
export function isSentBack(buttonId: string): boolean {
  return location.hash === `#${encodeURIComponent(buttonId)}`
}

/** The same, which is used up by that: a button drawn later takes no focus. */
export function takeSentBack(buttonId: string): boolean {
  if (!isSentBack(buttonId)) return false
  history.replaceState(history.state, '', location.pathname + location.search)
  return true
}
