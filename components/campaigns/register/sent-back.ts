/** Whether sign-in led back to this button because the terms weren't ticked (app/api/auth/callback/route.ts). */
export function isSentBack(buttonId: string): boolean {
  return location.hash === `#${encodeURIComponent(buttonId)}`
}

/** Like `isSentBack`, but clears the hash, so that a button rendered later doesn't take focus too. */
export function takeSentBack(buttonId: string): boolean {
  if (!isSentBack(buttonId)) return false
  history.replaceState(history.state, '', location.pathname + location.search)
  return true
}
