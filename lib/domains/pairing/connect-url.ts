type Origins = {
  /** Address of the training-plan partner. */
  partnerUrl: string
  siteUrl: string
}

const LONGEST = 4000

/**
 * The partner's page for linking an account, which returns to one of our pages [PA-002].
 * @param oauthUrl from the game server
 * @param returnTo a path of this site
 * @returns undefined if it is no page of the configured partner
 */
export function connectUrl(oauthUrl: string | undefined, returnTo: string, origins: Origins): string | undefined {
  const address = URL.parse(oauthUrl ?? '')
  address?.searchParams.set('returnUrl', new URL(returnTo, origins.siteUrl).href)
  return safeRedirect(address?.href, origins)
}

/**
 * An address that the connections page may send a player to: only the partner's, and only with a return to one of our
 * pages (decisions.md, "Fundraising and pairing"). Browsers parse addresses leniently, so only canonically written ones
 * are accepted.
 */
export function safeRedirect(text: string | undefined, { partnerUrl, siteUrl }: Origins): string | undefined {
  if (text === undefined || text.length > LONGEST) return undefined
  const address = URL.parse(text)
  if (address === null || address.href !== text) return undefined
  const returnUrls = address.searchParams.getAll('returnUrl')
  const isOurs = returnUrls.length === 1 && isAt(URL.parse(returnUrls[0] ?? ''), siteUrl)
  return isAt(address, partnerUrl) && isOurs ? text : undefined
}

function isAt(address: URL | null, home: string): boolean {
  if (address === null || address.username !== '' || address.password !== '') return false
  return /^https?:$/.test(address.protocol) && address.origin === new URL(home).origin
}
