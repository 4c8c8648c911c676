import { type KeyObject, sign } from 'node:crypto'
import { KEY_ID, keySet, providerKey } from './provider-key'
import { stubUpstream } from './upstream'

export const ISSUER = 'http://localhost:4/identity'

const DESCRIPTION = {
  issuer: ISSUER,
  authorization_endpoint: `${ISSUER}/auth`,
  token_endpoint: `${ISSUER}/token`,
  revocation_endpoint: `${ISSUER}/token/revocation`,
  userinfo_endpoint: `${ISSUER}/me`,
  jwks_uri: `${ISSUER}/jwks`,
  end_session_endpoint: `${ISSUER}/session/end`,
  authorization_response_iss_parameter_supported: true,
}

export const gameProfile = {
  id: 501,
  publicId: 'ply-maya-lindqvist',
  firstName: 'Maya',
  lastName: 'Lindqvist',
  email: 'maya@example.test',
  isMale: false,
  useMetric: true,
  fundraiserId: null,
}

type Answer = (request: Request) => Response | Promise<Response>

/** What is asked, by the end of its path. */
export type Answers = Partial<
  Record<'openid-configuration' | 'jwks' | 'token' | 'revocation' | 'me' | 'profile', Answer>
>

/**
 * The identity provider and the game server's profile, which answer well unless told otherwise.
 * @param elsewhere answers all else, which is not there unless told otherwise
 * @returns what they were asked
 */
export function stubProvider(answers: Answers = {}, elsewhere: Answer = nothingHere): Request[] {
  const all: Required<Answers> = {
    'openid-configuration': () => Response.json(DESCRIPTION),
    jwks: () => Response.json(keySet),
    token: () => Response.json(tokenAnswer()),
    revocation: () => new Response(''),
    me: () =>
      Response.json({
        sub: 'account-501',
        given_name: 'Maya',
        family_name: 'Lindqvist',
        public_id: 'ply-maya-lindqvist',
      }),
    profile: () => Response.json(gameProfile),
    ...answers,
  }
  return stubUpstream((request) => {
    const path = new URL(request.url).pathname
    if (path === '/game/profiles/me') return all.profile(request)
    if (path.startsWith('/game/')) return elsewhere(request)
    const name = path.split('/').at(-1)
    return isEndpoint(name) ? all[name](request) : elsewhere(request)
  })
}

const ENDPOINTS = ['openid-configuration', 'jwks', 'token', 'revocation', 'me'] as const
const isEndpoint = (name: string | undefined): name is (typeof ENDPOINTS)[number] =>
  ENDPOINTS.some((each) => each === name)

/** A provider whose description differs; what is undefined is left out. */
export const describing = (changes: Record<string, unknown>): Answers => ({
  'openid-configuration': () => Response.json({ ...DESCRIPTION, ...changes }),
})

const nothingHere = () => new Response('nothing here', { status: 404 })

export const refusal = (error: string, status = 400) => Response.json({ error }, { status })

/** The requests among `asked` that went to an endpoint of the provider. */
export const askedOf = (asked: readonly Request[], endpoint: string) =>
  asked.filter(({ url }) => url.endsWith(`/identity/${endpoint}`))

/** The tokens that the provider was asked to revoke. */
export const revokedOf = (asked: readonly Request[]): Promise<string[]> =>
  Promise.all(
    askedOf(asked, 'token/revocation').map(async (request) => {
      const form = new URLSearchParams(await request.clone().text())
      return `${form.get('token_type_hint')} ${form.get('token')}`
    }),
  )

/** The token endpoint's answer to a refresh. */
export function tokenAnswer(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { access_token: 'access-2', token_type: 'Bearer', expires_in: 600, refresh_token: 'refresh-2', ...changes }
}

/** An ID token for the site, of now unless the claims say otherwise, signed by the provider unless another key is named. */
export function idToken(claims: Record<string, unknown>, key: KeyObject = providerKey.privateKey): string {
  const iat = Math.floor(Date.now() / 1000)
  const payload = { iss: ISSUER, aud: 'gruppetto-site', sub: 'account-501', iat, exp: iat + 3600, ...claims }
  const signed = `${encode({ alg: 'RS256', kid: KEY_ID })}.${encode(payload)}`
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
