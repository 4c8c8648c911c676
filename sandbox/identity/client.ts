/** The site's registration at the provider. */
export type SiteClient = {
  id: string
  secret: string
  redirectUris: string[]
  postLogoutRedirectUris: string[]
  /** Where the site is told of sign-outs elsewhere, if it wants that. */
  backchannelLogoutUri?: string
}

/**
 * The site's registration (contracts.md, Identity). Values that the environment does not set are the sandbox's
 * defaults, which the site's example environment repeats; the secret only protects demo data.
 *
 * @param environment `OIDC_CLIENT_ID`, `OIDC_CLIENT_SECRET`, and comma-separated lists of further return addresses:
 * `OIDC_REDIRECT_URIS`, `OIDC_POST_LOGOUT_REDIRECT_URIS`; `OIDC_BACKCHANNEL_LOGOUT`, as the site's
 */
export function siteClient(siteUrl: string, environment: Record<string, string | undefined> = {}): SiteClient {
  return {
    id: environment.OIDC_CLIENT_ID ?? 'gruppetto-site',
    secret: environment.OIDC_CLIENT_SECRET ?? 'example-oidc-client-secret',
    redirectUris: [`${siteUrl}/api/auth/callback`, ...listOf(environment.OIDC_REDIRECT_URIS)],
    postLogoutRedirectUris: [`${siteUrl}/`, ...listOf(environment.OIDC_POST_LOGOUT_REDIRECT_URIS)],
    ...(/^(true|1|yes|on)$/i.test(environment.OIDC_BACKCHANNEL_LOGOUT ?? '') && {
      backchannelLogoutUri: `${siteUrl}/api/auth/backchannel-logout`,
    }),
  }
}

const listOf = (text = '') =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
