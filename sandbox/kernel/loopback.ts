/**
 * Refuses to run the sandbox for a public site: its players sign in with a click, and anybody can use its control API.
 *
 * @throws Error if the site is not on this machine
 */
export function requireLoopback(siteUrl: string): void {
  const { hostname } = new URL(siteUrl)
  if (/^(.+\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/.test(hostname)) return
  throw new Error(`The sandbox is for a site on this machine, and SITE_URL is ${siteUrl}.`)
}
