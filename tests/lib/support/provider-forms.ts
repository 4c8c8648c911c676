import { guid, letters, type Tokens, tokensOf } from '../../../bench/support/provider-tokens.ts'
import { gameProfile, idToken } from './identity-provider'
import { keySet } from './provider-key'
import { aLongToken } from './session'
import { stubUpstream } from './upstream'

/** The form in which a provider answers. */
export type Form = {
  /** Where its pages and endpoints are, if not below the issuer. */
  pages?: string
  lacks?: ('revocation_endpoint' | 'end_session_endpoint')[]
  /** Whether it names itself in its answer. */
  namesItself?: boolean
  tokens: Tokens
  claims?: Record<string, unknown>
  /** Its name of the claim with the player's id. */
  publicId?: string
  keepsRefreshToken?: boolean
  /** What is asked for when somebody joins, besides what every sign-in asks for. */
  joining: Record<string, string>
  signingIn?: Record<string, string>
  /** Where signing out leads. */
  end: string
  cookies: number
}

const NAMED = 'https://site.example/public_id'

/** By the provider's heading in the guide. */
export const forms: Record<string, Form> = {
  Auth0: {
    tokens: tokensOf.Auth0,
    claims: { [NAMED]: 'ply-maya-lindqvist' },
    publicId: NAMED,
    signingIn: { audience: 'https://api.site.example' },
    joining: { screen_hint: 'signup', audience: 'https://api.site.example' },
    end: 'https://players.eu.auth0.com/session/end',
    cookies: 1,
  },
  Okta: {
    tokens: tokensOf.Okta,
    joining: { prompt: 'login' },
    end: 'https://players.okta.com/oauth2/default/session/end',
    cookies: 1,
  },
  Entra: {
    pages: 'https://players.ciamlogin.com',
    lacks: ['revocation_endpoint'],
    tokens: tokensOf.Entra,
    joining: { prompt: 'create' },
    end: 'https://players.ciamlogin.com/session/end',
    cookies: 2,
  },
  Cognito: {
    pages: 'https://players.auth.eu-west-1.amazoncognito.com',
    lacks: ['end_session_endpoint'],
    tokens: tokensOf.Cognito,
    claims: { 'custom:public_id': 'ply-maya-lindqvist', email_verified: 'true' },
    publicId: 'custom:public_id',
    keepsRefreshToken: true,
    joining: { prompt: 'login' },
    end: 'https://players.auth.eu-west-1.amazoncognito.com/logout',
    cookies: 2,
  },
  Keycloak: {
    namesItself: true,
    tokens: tokensOf.Keycloak,
    joining: { prompt: 'create' },
    end: 'https://login.site.example/realms/players/session/end',
    cookies: 1,
  },
  authentik: {
    tokens: tokensOf.authentik,
    joining: { prompt: 'create' },
    end: 'https://login.site.example/application/o/players/session/end',
    cookies: 1,
  },
}

/** Keycloak with so many roles that a session takes three cookies. */
export const manyRoles: Form = {
  namesItself: true,
  tokens: { access: aLongToken(6000, 'access'), refresh: aLongToken(900, 'refresh'), id: aLongToken(1300, 'id') },
  joining: { prompt: 'create' },
  end: 'https://login.site.example/realms/players/session/end',
  cookies: 3,
}

/** A provider of that form, and the game's profile. */
export function standIn(
  issuer: string,
  { pages, lacks = [], namesItself = false, tokens, claims, keepsRefreshToken }: Form,
) {
  const base = pages ?? issuer.replace(/\/$/, '')
  const description = {
    issuer,
    authorization_endpoint: `${base}/authorize`,
    token_endpoint: `${base}/token`,
    revocation_endpoint: `${base}/revoke`,
    end_session_endpoint: `${base}/session/end`,
    userinfo_endpoint: `${base}/me`,
    jwks_uri: `${base}/jwks`,
    authorization_response_iss_parameter_supported: namesItself,
  }
  const described = Object.entries(description).filter(([name]) => !lacks.some((each) => each === name))
  let grants = 0
  let nonce = ''
  const asked = stubUpstream(async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/.well-known/openid-configuration')) return Response.json(Object.fromEntries(described))
    if (pathname === '/game/profiles/me') return Response.json(gameProfile)
    if (pathname.endsWith('/revoke')) return new Response('')
    if (pathname.endsWith('/jwks')) return Response.json(keySet)
    if (!pathname.endsWith('/token')) return new Response('', { status: 404 })
    const isRenewal = new URLSearchParams(await request.text()).get('grant_type') === 'refresh_token'
    grants += 1
    const about = { iss: issuer, ...(isRenewal ? {} : { nonce }), email: gameProfile.email, ...claims }
    return Response.json({
      access_token: `${tokens.access}${grants}`,
      token_type: 'Bearer',
      expires_in: 600,
      ...(!(isRenewal && keepsRefreshToken) && { refresh_token: `${tokens.refresh}${grants}` }),
      id_token: idTokenOf(about, tokens.id.length),
    })
  })
  return { asked, expectNonce: (its: string) => void (nonce = its) }
}

/** An ID token of some length, most of which doesn't compress. */
function idTokenOf(about: Record<string, unknown>, length: number): string {
  const filling = { signed: letters(256), groups: [''] }
  while (idToken({ ...about, ...filling }).length < length) filling.groups.push(guid())
  return idToken({ ...about, ...filling })
}
