import 'server-only'
import * as oidc from 'openid-client'
import { env } from '@/lib/core/server/env'
import { identityCall } from './request'
import { identityClaimsSchema, type IdentityClaims, type IdentityTokens } from './schema'

/** Values that bind the provider's answer to the browser that began the sign-in. */
export type SignInChecks = { state: string; nonce: string; codeVerifier: string }

export type AuthorizationRequest = SignInChecks & {
  /** Address that the provider redirects back to; registered there. */
  redirectUri: string
  /** Whether to open the form for a new account. */
  createsAccount: boolean
  uiLocale: string
}

/** Where to send a browser for signing in: code + PKCE + state + nonce (contracts.md, Identity). */
export function getAuthorizationUrl(request: AuthorizationRequest): Promise<URL> {
  return identityCall(
    'getAuthorizationUrl',
    async (provider) =>
      oidc.buildAuthorizationUrl(provider, {
        redirect_uri: request.redirectUri,
        scope: env.OIDC_SCOPE,
        ...promptOf(request),
        state: request.state,
        nonce: request.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(request.codeVerifier),
        code_challenge_method: 'S256',
        ui_locales: request.uiLocale,
      }),
    { sendsBrowserThere: true },
  )
}

/** Many providers grant `offline_access` only if consent is requested; they may finish that silently. */
function promptOf({ createsAccount }: AuthorizationRequest): { prompt?: string } {
  const asked = env.OIDC_PROMPT === 'omit' ? [] : [env.OIDC_PROMPT]
  const prompt = [...(createsAccount ? ['create'] : []), ...asked].join(' ')
  return prompt === '' ? {} : { prompt }
}

/** @param callback the complete address that the provider redirected the browser back to */
export function exchangeCode(
  callback: URL,
  { state, nonce, codeVerifier }: SignInChecks,
): Promise<{ tokens: IdentityTokens; claims: IdentityClaims }> {
  return identityCall('exchangeCode', async (provider) => {
    const answer = await oidc.authorizationCodeGrant(provider, callback, {
      expectedState: state,
      // The client then refuses an answer without an ID token, too.
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
    })
    return { tokens: tokensFrom(answer), claims: identityClaimsSchema.parse(answer.claims()) }
  })
}

/** Reads claims that an ID token may lack. */
export function getUserInfo(accessToken: string, subject: string): Promise<IdentityClaims> {
  return identityCall('getUserInfo', async (provider) =>
    identityClaimsSchema.parse(await oidc.fetchUserInfo(provider, accessToken, subject)),
  )
}

/** Spends the refresh token: used a second time, it revokes the whole session at the provider. */
export function refreshTokens(refreshToken: string): Promise<IdentityTokens> {
  return identityCall('refreshTokens', async (provider) =>
    tokensFrom(await oidc.refreshTokenGrant(provider, refreshToken)),
  )
}

export type RevocableToken = 'refresh_token' | 'access_token'

/** Revokes a token at the provider (RFC 7009), and with a refresh token everything granted with it. */
export function revokeToken(token: string, kind: RevocableToken): Promise<void> {
  return identityCall('revokeToken', (provider) => oidc.tokenRevocation(provider, token, { token_type_hint: kind }))
}

/** Address to which a browser is redirected to sign out at the provider as well. */
export function getEndSessionUrl(idToken: string | undefined, returnTo: string): Promise<URL> {
  return identityCall('getEndSessionUrl', (provider) =>
    oidc.buildEndSessionUrl(provider, {
      post_logout_redirect_uri: returnTo,
      ...(idToken !== undefined && { id_token_hint: idToken }),
    }),
  )
}

/** Lifetime of an access token if the provider states none. */
const DEFAULT_SECONDS = 300

function tokensFrom(answer: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers): IdentityTokens {
  return {
    accessToken: answer.access_token,
    accessTokenSeconds: answer.expiresIn() ?? DEFAULT_SECONDS,
    refreshToken: answer.refresh_token,
    idToken: answer.id_token,
  }
}
