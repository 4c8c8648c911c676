import { createHash, createPublicKey, randomBytes, verify } from 'node:crypto'
import { z } from 'zod'
import { type Browser, createBrowser, type Visit } from './browser.ts'
import { SITE } from './harness.ts'

const CALLBACK = `${SITE}/api/auth/callback`
const SCOPE = 'openid profile email offline_access game'

const tokensSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  id_token: z.string(),
  expires_in: z.number(),
  scope: z.string(),
  token_type: z.literal('Bearer'),
})

export type Tokens = z.infer<typeof tokensSchema>

const keysSchema = z.object({ keys: z.array(z.looseObject({ kty: z.string(), kid: z.string() })) })

export type Login = { verifier: string; state: string; nonce: string; address: URL }

/** The site's half of a login against the provider at `url`, written from the OpenID Connect standard. */
export function createSite(url: string) {
  const issuer = `${url}/identity`

  /** A fresh login; `changes` replace parameters, null leaves one out. */
  function begin(changes: Record<string, string | null> = {}): Login {
    const [verifier, state, nonce] = [random(), random(), random()]
    const parameters: Record<string, string | null> = {
      client_id: 'gruppetto-site',
      response_type: 'code',
      redirect_uri: CALLBACK,
      scope: SCOPE,
      prompt: 'consent',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      state,
      nonce,
      ...changes,
    }
    const address = new URL(`${issuer}/auth`)
    for (const [name, value] of Object.entries(parameters)) if (value !== null) address.searchParams.set(name, value)
    return { verifier, state, nonce, address }
  }

  /** A call of the token endpoint with the client's own credentials; undefined leaves a field out. */
  function post(path: string, fields: Record<string, string>): Promise<Response> {
    const credentials = { client_id: 'gruppetto-site', client_secret: 'example-oidc-client-secret' }
    return fetch(`${issuer}${path}`, { method: 'POST', body: new URLSearchParams({ ...credentials, ...fields }) })
  }

  const exchange = (code: string, verifier: string, changes: Record<string, string> = {}) =>
    post('/token', {
      grant_type: 'authorization_code',
      code,
      redirect_uri: CALLBACK,
      code_verifier: verifier,
      ...changes,
    })

  const refresh = (token: string) => post('/token', { grant_type: 'refresh_token', refresh_token: token })

  /** The whole login of a demo player: page, click, callback, code for tokens. */
  async function signIn(sub = 'account-501', browser: Browser = createBrowser(url)): Promise<Tokens> {
    const login = begin()
    const page = await browser.open(login.address)
    return exchangeOf(await browser.submit(`${page.url.pathname}/player`, { sub }), login)
  }

  async function exchangeOf({ url: callback }: Visit, { verifier }: Login): Promise<Tokens> {
    return readTokens(exchange(callback.searchParams.get('code') ?? 'none', verifier))
  }

  /** The claims of an ID token whose signature holds by the published keys. */
  async function claimsOf(idToken: string): Promise<Record<string, unknown>> {
    const { keys } = keysSchema.parse(await (await fetch(`${issuer}/jwks`)).json())
    const [head = '', body = '', signature = ''] = idToken.split('.')
    const { kid } = z.object({ kid: z.string(), alg: z.literal('RS256') }).parse(decode(head))
    const key = createPublicKey({ key: keys.find((candidate) => candidate.kid === kid) ?? {}, format: 'jwk' })
    const signed = Buffer.from(`${head}.${body}`)
    const isGenuine = verify('RSA-SHA256', signed, key, Buffer.from(signature, 'base64url'))
    if (!isGenuine) throw new Error('the signature does not hold')
    return z.record(z.string(), z.unknown()).parse(decode(body))
  }

  /** The status of a call with this token. */
  const statusOf = async (token: string, path = '/game/profiles/me') => (await call(token, path)).status
  const call = (token: string, path = '/game/profiles/me') =>
    fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } })

  return { issuer, begin, post, exchange, exchangeOf, refresh, signIn, claimsOf, call, statusOf }
}

export async function readTokens(answer: Response | Promise<Response>): Promise<Tokens> {
  return tokensSchema.parse(await (await answer).json())
}

/** `error` and status of a refusal of the token endpoint. */
export async function refusalOf(answer: Response | Promise<Response>): Promise<[number, string]> {
  const response = await answer
  return [response.status, z.object({ error: z.string() }).parse(await response.json()).error]
}

const random = () => randomBytes(32).toString('base64url')
const decode = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString())
