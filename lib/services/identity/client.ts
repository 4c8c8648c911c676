import 'server-only'
import * as oidc from 'openid-client'
import { env } from '@/lib/core/server/env'
import type { Parameter } from '@/lib/core/server/env-variables/sign-in-values'
import { identityCall } from './request'
import { claimsFrom, type IdentityClaims, type IdentityTokens } from './schema'
import { assertSigned } from './signature'

/** Values that bind the provider's answer to the browser that began the sign-in. */
export type SignInChecks = {
  state: string
  nonce: string
  codeVerifier: string
  /** When the player was asked to sign in again, milliseconds since 1970 by the machine's clock; undefined if not. */
  askedAgainAt?: number
}

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
      oidc.buildAuthorizationUrl(
        provider,
        new URLSearchParams([
          ['redirect_uri', request.redirectUri],
          ['scope', env.OIDC_SCOPE],
          ...chosenFor(request),
          ['state', request.state],
          ['nonce', request.nonce],
          ['code_challenge', await oidc.calculatePKCECodeChallenge(request.codeVerifier)],
          ['code_challenge_method', 'S256'],
          ['ui_locales', request.uiLocale],
        ]),
      ),
    { sendsBrowserThere: true },
  )
}

/**
 * The prompt, and what this provider wants besides. Many providers grant `offline_access` only if consent is requested;
 * they may finish that silently. What joining sends replaces what signing in sends by the same name, and what asks a player to
 * sign in again replaces both: a provider may let in who joins and is signed in there.
 */
function chosenFor({ createsAccount, askedAgainAt }: AuthorizationRequest): Parameter[] {
  const asked = env.OIDC_PROMPT === 'omit' ? [] : env.OIDC_PROMPT.split(' ')
  const isUsual = createsAccount && env.OIDC_JOIN_PARAMETERS === undefined
  const prompt = [...(isUsual ? ['create'] : []), ...asked].join(' ')
  const usual: Parameter[] = [...env.OIDC_AUTHORIZE_PARAMETERS, ['prompt', prompt]]
  const joining = createsAccount ? (env.OIDC_JOIN_PARAMETERS ?? []) : []
  const chosen = replacing(
    usual.filter(([, value]) => value !== ''),
    joining,
  )
  return replacing(chosen, askedAgainAt === undefined ? [] : again(asked))
}

const replacing = (parameters: readonly Parameter[], by: readonly Parameter[]): Parameter[] => [
  ...parameters.filter(([name]) => !by.some(([other]) => other === name)),
  ...by,
]

/** The provider has to ask for the password or its like, and to state when it did. */
const again = (asked: readonly string[]): Parameter[] => [
  ['prompt', [...new Set(['login', ...asked])].join(' ')],
  ['max_age', '0'],
]

/**
 * @param callback the complete address that the provider redirected the browser back to
 * @returns also whether the player has signed in again, as the attempt asked
 */
export function exchangeCode(
  callback: URL,
  { state, nonce, codeVerifier, askedAgainAt }: SignInChecks,
): Promise<{ tokens: IdentityTokens; claims: IdentityClaims; isAgain: boolean }> {
  return identityCall('exchangeCode', async (provider) => {
    const checks = {
      expectedState: state,
      // The client then refuses an answer without an ID token, too.
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
    }
    const answer = await oidc.authorizationCodeGrant(provider, callback, checks, tokenParameters())
    await assertSigned(provider, answer.id_token ?? '')
    const claims = claimsFrom(answer.claims())
    const isAgain = askedAgainAt !== undefined && hasSignedInSince(askedAgainAt, claims.auth_time, provider)
    return { tokens: tokensFrom(answer), claims, isAgain }
  })
}

const CLOCKS_DIFFER_MS = 60_000

/**
 * Whether the provider has asked for the password or its like since then. It has to state when, since the browser's user can
 * take away from the address what asks for it; only of a provider that lists its claims without this one it is believed.
 */
function hasSignedInSince(since: number, authTime: number | undefined, provider: oidc.Configuration): boolean {
  if (authTime !== undefined) return authTime * 1000 >= since - CLOCKS_DIFFER_MS
  return provider.serverMetadata().claims_supported?.includes('auth_time') === false
}

/** Reads claims that an ID token may lack. */
export function getUserInfo(accessToken: string, subject: string): Promise<IdentityClaims> {
  return identityCall('getUserInfo', async (provider) =>
    claimsFrom(await oidc.fetchUserInfo(provider, accessToken, subject)),
  )
}

/** Spends the refresh token: used a second time, it revokes the whole session at the provider. */
export function refreshTokens(refreshToken: string): Promise<IdentityTokens> {
  return identityCall('refreshTokens', async (provider) =>
    tokensFrom(await oidc.refreshTokenGrant(provider, refreshToken, tokenParameters())),
  )
}

const tokenParameters = () => new URLSearchParams(env.OIDC_TOKEN_PARAMETERS)

export type RevocableToken = 'refresh_token' | 'access_token'

/**
 * Revokes a token at the provider (RFC 7009), and with a refresh token everything granted with it. Does nothing at a
 * provider that has no address for it.
 */
export function revokeToken(token: string, kind: RevocableToken): Promise<void> {
  return identityCall('revokeToken', async (provider) => {
    if (provider.serverMetadata().revocation_endpoint === undefined) return
    await oidc.tokenRevocation(provider, token, { token_type_hint: kind })
  })
}

/**
 * Address to which a browser is redirected to sign out at the provider as well; undefined at a provider that has none.
 */
export function getEndSessionUrl(idToken: string | undefined, returnTo: string): Promise<URL | undefined> {
  return identityCall('getEndSessionUrl', (provider) => {
    const sent = new URLSearchParams([['post_logout_redirect_uri', returnTo], ...env.OIDC_LOGOUT_PARAMETERS])
    if (idToken !== undefined) sent.set('id_token_hint', idToken)
    if (env.OIDC_LOGOUT_URL === undefined) {
      const isThere = provider.serverMetadata().end_session_endpoint !== undefined
      return isThere ? oidc.buildEndSessionUrl(provider, sent) : undefined
    }
    sent.set('client_id', env.OIDC_CLIENT_ID)
    const address = new URL(env.OIDC_LOGOUT_URL)
    for (const [name, value] of sent) address.searchParams.append(name, value)
    return address
  })
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
