import { z } from 'zod'
import { commaList } from './variable.ts'

/** A parameter of a request to the identity provider: its name and its value. */
export type Parameter = [name: string, value: string]

/** What identifies the site at the provider, in any request. */
const OF_THE_CLIENT = ['client_id', 'client_secret', 'client_assertion', 'client_assertion_type']

/**
 * Parameters of an authorization request that the site sets itself, or that would change how the answer comes back and
 * what of it is checked.
 */
export const notOfSignIn: readonly string[] = [
  ...OF_THE_CLIENT,
  'response_type',
  'response_mode',
  'redirect_uri',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
  'request',
  'request_uri',
  'registration',
  'dpop_jkt',
  'id_token_hint',
  'max_age',
  'prompt',
  'ui_locales',
]

/** Parameters of the token endpoint that the site sets itself. */
export const notOfTokens: readonly string[] = [
  ...OF_THE_CLIENT,
  'grant_type',
  'code',
  'code_verifier',
  'redirect_uri',
  'refresh_token',
  'scope',
]

/** Parameters of signing out that the site sets itself. */
export const notOfLogout: readonly string[] = [...OF_THE_CLIENT, 'id_token_hint', 'post_logout_redirect_uri', 'state']

const PROMPT = /^(login|consent|select_account|create)( (login|consent|select_account|create))*$/

/**
 * Parameters as they stand in an address: `name=value&name=value`.
 *
 * @param refused names that the protocol uses for what the site itself sends
 * @param mayPrompt whether `prompt` is let through all the same, if it asks the visitor for something
 */
export const parameters = (refused: readonly string[], { mayPrompt = false } = {}) =>
  z.string().transform((text, { issues }): Parameter[] => {
    const all = [...new URLSearchParams(text)]
    for (const [name, value] of all) {
      const isPrompt = mayPrompt && name === 'prompt'
      const problem = isPrompt ? problemOfPrompt(value) : problemOf(name, value, refused)
      if (problem !== undefined) issues.push({ code: 'custom', input: text, message: problem })
    }
    return all
  })

function problemOf(name: string, value: string, refused: readonly string[]): string | undefined {
  if (refused.includes(name.toLowerCase())) return `must not name ${name}, which the site sets itself`
  return name === '' || value === '' ? 'must be name=value, with & between' : undefined
}

const problemOfPrompt = (value: string) =>
  PROMPT.test(value) ? undefined : 'must have login, consent, select_account or create as its prompt'

/** How the site can show the provider who it is. */
export const clientAuthentications = [
  'client_secret_post',
  'client_secret_basic',
  'client_secret_jwt',
  'private_key_jwt',
] as const

const base64url = z.string().regex(/^[\w-]+$/)
const named = { kid: z.string().optional(), 'x5t#S256': base64url.optional(), d: base64url }
const numbers = { n: base64url, e: base64url, p: base64url, q: base64url, dp: base64url, dq: base64url, qi: base64url }
const privateKeySchema = z.discriminatedUnion('alg', [
  z.object({ kty: z.literal('RSA'), alg: z.literal('RS256'), ...named, ...numbers }),
  z.object({ kty: z.literal('RSA'), alg: z.literal('PS256'), ...named, ...numbers }),
  z.object({
    kty: z.literal('EC'),
    alg: z.literal('ES256'),
    crv: z.literal('P-256'),
    ...named,
    x: base64url,
    y: base64url,
  }),
])

/** A private key (RFC 7517) with the algorithm that it is for. */
export type ClientKey = z.infer<typeof privateKeySchema>

/** The text of a private key. */
export const clientKey = z.string().transform((text, { issues }): ClientKey => {
  const { data } = privateKeySchema.safeParse(parseJson(text))
  if (data !== undefined) return data
  issues.push({ code: 'custom', input: '', message: 'must be a private key as JWK, with alg RS256, PS256 or ES256' })
  return z.NEVER
})

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const ourClaims = ['email', 'email_verified', 'given_name', 'family_name', 'public_id'] as const
type OurClaim = (typeof ourClaims)[number]

/** The provider's names of claims that the site reads, by its own: `ours=theirs,ours=theirs`. */
export const claimNames = commaList.transform((pairs, { issues }): Readonly<Partial<Record<OurClaim, string>>> => {
  const names: Partial<Record<OurClaim, string>> = {}
  for (const pair of pairs) {
    const [ours, theirs = ''] = pair.split(/=(.*)/s)
    const known = ourClaims.find((each) => each === ours)
    if (known === undefined || theirs === '' || known in names) {
      const message = `must be name=claim with commas between, each name once, of ${ourClaims.join(', ')}`
      issues.push({ code: 'custom', input: pair, message })
    } else names[known] = theirs
  }
  return names
})
