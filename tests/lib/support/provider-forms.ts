import { gameProfile, idToken } from './identity-provider'
import { aLongToken } from './session'
import { stubUpstream } from './upstream'

/** The form in which a provider answers. */
export type Form = {
  /** Where its pages and endpoints are, if not below the issuer. */
  pages?: string
  lacks?: ('revocation_endpoint' | 'end_session_endpoint')[]
  /** Whether it names itself in its answer. */
  namesItself?: boolean
  /** Characters of access, refresh and ID token. */
  tokens: [access: number, refresh: number, id: number]
  claims?: Record<string, unknown>
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
    tokens: [1200, 46, 1700],
    claims: { [NAMED]: 'ply-maya-lindqvist' },
    signingIn: { audience: 'https://api.site.example' },
    joining: { screen_hint: 'signup', audience: 'https://api.site.example' },
    end: 'https://players.eu.auth0.com/session/end',
    cookies: 1,
  },
  Okta: {
    tokens: [1200, 43, 1600],
    joining: { prompt: 'login' },
    end: 'https://players.okta.com/oauth2/default/session/end',
    cookies: 1,
  },
  Entra: {
    pages: 'https://players.ciamlogin.com',
    lacks: ['revocation_endpoint'],
    tokens: [2300, 1400, 1800],
    joining: { prompt: 'create' },
    end: 'https://players.ciamlogin.com/session/end',
    cookies: 2,
  },
  Cognito: {
    pages: 'https://players.auth.eu-west-1.amazoncognito.com',
    lacks: ['end_session_endpoint'],
    tokens: [1150, 1800, 1550],
    claims: { 'custom:public_id': 'ply-maya-lindqvist', email_verified: 'true' },
    keepsRefreshToken: true,
    joining: { prompt: 'login' },
    end: 'https://players.auth.eu-west-1.amazoncognito.com/logout',
    cookies: 2,
  },
  Keycloak: {
    namesItself: true,
    tokens: [6000, 900, 1300],
    joining: { prompt: 'create' },
    end: 'https://login.site.example/realms/players/session/end',
    cookies: 3,
  },
  authentik: {
    tokens: [1200, 128, 1500],
    joining: { prompt: 'login' },
    end: 'https://login.site.example/application/o/players/session/end',
    cookies: 1,
  },
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
  const [access, refresh, id] = tokens
  let grants = 0
  let nonce = ''
  const asked = stubUpstream(async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/.well-known/openid-configuration')) return Response.json(Object.fromEntries(described))
    if (pathname === '/game/profiles/me') return Response.json(gameProfile)
    if (pathname.endsWith('/revoke')) return new Response('')
    if (!pathname.endsWith('/token')) return new Response('', { status: 404 })
    const isRenewal = new URLSearchParams(await request.text()).get('grant_type') === 'refresh_token'
    grants += 1
    const about = { iss: issuer, ...(isRenewal ? {} : { nonce }), email: gameProfile.email, ...claims }
    return Response.json({
      access_token: aLongToken(access, `access ${grants}`),
      token_type: 'Bearer',
      expires_in: 600,
      ...(!(isRenewal && keepsRefreshToken) && { refresh_token: aLongToken(refresh, `refresh ${grants}`) }),
      id_token: idToken({ ...about, filled: aLongToken(Math.max(0, id * 0.75 - 300), `id ${grants}`) }),
    })
  })
  return { asked, expectNonce: (its: string) => void (nonce = its) }
}
