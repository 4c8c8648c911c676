import * as oidc from 'openid-client'
import { z } from 'zod'
import { isLoopback } from '../../../lib/core/loopback.ts'
import type { Env } from '../../../lib/core/server/env-schema.ts'
import { clientAuthentication } from '../../../lib/services/identity/client-authentication.ts'
import { jsonOf } from '../service-answer.ts'
import { type Ask, inWords } from './ask.ts'
import { judgeDescription } from './description.ts'
import { type Description, descriptionSchema } from './description-schema.ts'
import { type Finding, findingsOf } from './finding.ts'

const { fits, differs, unclear, notAsked } = findingsOf('identity')

/**
 * Asks the provider for its description and its keys, and what it says to a sign-in, to a request for tokens with a code
 * that nobody was given, and to signing out: nobody signs in, and nothing is changed.
 *
 * @param token a player's access token
 */
export async function checkIdentity(env: Env, ask: Ask, token?: string): Promise<Finding[]> {
  const answer = await ask(`${env.OIDC_ISSUER.replace(/\/$/, '')}/.well-known/openid-configuration`)
  const read =
    'problem' in answer || answer.status !== 200 ? undefined : descriptionSchema.safeParse(jsonOf(answer)).data
  if (read === undefined) {
    const says = `${inWords(answer)}; a description of an OpenID Connect provider has to be there`
    return [differs('description', says, 'OIDC_ISSUER')]
  }
  return [
    fits('description', 'is there'),
    ...judgeDescription(read, env),
    await checkKeys(read, ask),
    await checkSignIn(read, env, ask),
    await checkClient(read, env, ask),
    ...(await checkSigningOut(read, env, ask)),
    await checkClaims(read, env, ask, token),
  ]
}

const keysSchema = z.object({ keys: z.array(z.looseObject({ kty: z.string(), use: z.string().optional() })) })

async function checkKeys({ jwks_uri }: Description, ask: Ask): Promise<Finding> {
  if (jwks_uri === undefined) return notAsked('keys', 'no address of them is known', 'OIDC_ISSUER')
  const answer = await ask(jwks_uri)
  const keys =
    'problem' in answer || answer.status !== 200 ? undefined : keysSchema.safeParse(jsonOf(answer)).data?.keys
  if (keys === undefined) return differs('keys', `${inWords(answer)}; keys have to be there`, 'OIDC_ISSUER')
  const signing = keys.filter(({ kty, use }) => ['RSA', 'EC', 'OKP'].includes(kty) && use !== 'enc')
  return signing.length > 0
    ? fits('keys', `has ${signing.length} that can sign`)
    : differs('keys', 'has none that can sign', 'OIDC_ISSUER')
}

const redirectAddress = ({ SITE_URL }: Env) => `${SITE_URL}/api/auth/callback`

/**
 * A sign-in that may show no page (`prompt=none`): a provider that knows the client and its redirect address sends the
 * browser back at once, with an error since nobody is signed in.
 */
async function checkSignIn({ authorization_endpoint }: Description, env: Env, ask: Ask): Promise<Finding> {
  if (!authorization_endpoint) return notAsked('redirect address', 'no address for signing in is known', 'OIDC_ISSUER')
  const address = new URL(authorization_endpoint)
  const sent: readonly (readonly [string, string])[] = [
    ['client_id', env.OIDC_CLIENT_ID],
    ['response_type', 'code'],
    ['redirect_uri', redirectAddress(env)],
    ['scope', env.OIDC_SCOPE],
    ...env.OIDC_AUTHORIZE_PARAMETERS,
    ['prompt', 'none'],
    ['state', oidc.randomState()],
    ['nonce', oidc.randomNonce()],
    ['code_challenge', await oidc.calculatePKCECodeChallenge(oidc.randomPKCECodeVerifier())],
    ['code_challenge_method', 'S256'],
  ]
  for (const [name, value] of sent) address.searchParams.append(name, value)
  const answer = await ask(address, { headers: { accept: 'text/html' } })
  if ('problem' in answer) return differs('redirect address', inWords(answer), 'OIDC_ISSUER')
  const location = URL.parse(answer.headers.get('location') ?? '', address)
  const isBack = location !== null && location.origin + location.pathname === redirectAddress(env)
  if (isBack) return judgeReturn(location.searchParams.get('error') ?? 'none', env)
  if (answer.status >= 400) return refused(answer.status, env)
  const says = `${inWords(answer)} to a sign-in without pages, and does not say whether ${redirectAddress(env)} is registered`
  return unclear('redirect address', says, 'OIDC_CLIENT_ID', 'SITE_URL')
}

const refused = (status: number, env: Env) =>
  differs(
    'redirect address',
    `a sign-in of ${env.OIDC_CLIENT_ID} that returns to ${redirectAddress(env)} is refused (${status}): register both there`,
    'OIDC_CLIENT_ID',
    'SITE_URL',
  )

const NOBODY_IS_SIGNED_IN: ReadonlySet<string> = new Set([
  'none',
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
])

const LOOK_AT: Readonly<Record<string, readonly string[]>> = {
  invalid_scope: ['OIDC_SCOPE'],
  unauthorized_client: ['OIDC_CLIENT_ID'],
  unsupported_response_type: ['OIDC_CLIENT_ID'],
  invalid_target: ['OIDC_AUTHORIZE_PARAMETERS'],
}

function judgeReturn(error: string, env: Env): Finding {
  if (NOBODY_IS_SIGNED_IN.has(error)) return fits('redirect address', `${redirectAddress(env)} is registered`)
  const known = /^\w{1,60}$/.test(error) ? error : 'an error'
  const look = LOOK_AT[known] ?? ['OIDC_SCOPE', 'OIDC_AUTHORIZE_PARAMETERS']
  return differs('sign-in', `is refused with ${known}, though its redirect address is registered`, ...look)
}

const MADE_UP_CODE = 'a-code-that-nobody-was-given'

/** Whether the provider takes the site for the site: it says so before it looks at the code. */
async function checkClient({ issuer, token_endpoint }: Description, env: Env, ask: Ask): Promise<Finding> {
  if (!token_endpoint) return notAsked('client', 'no address for tokens is known', 'OIDC_ISSUER')
  const look = [
    'OIDC_CLIENT_ID',
    env.OIDC_CLIENT_AUTHENTICATION === 'private_key_jwt' ? 'OIDC_CLIENT_KEY' : 'OIDC_CLIENT_SECRET',
    'OIDC_CLIENT_AUTHENTICATION',
  ]
  const authentication = await clientAuthentication(env).catch(() => undefined)
  if (authentication === undefined)
    return differs('client', 'can’t be shown: the site’s own key is no key of its algorithm', 'OIDC_CLIENT_KEY')
  const client = new oidc.Configuration({ issuer, token_endpoint }, env.OIDC_CLIENT_ID, {}, authentication)
  if (isLoopback(env.OIDC_ISSUER)) oidc.allowInsecureRequests(client)
  let status = 0
  client[oidc.customFetch] = async (address, { method, headers, body }) => {
    const form = body instanceof URLSearchParams ? body : undefined
    const answer = await ask(address, { method, headers, body: form })
    if ('problem' in answer) throw new Error(answer.problem)
    status = answer.status
    return new Response(answer.text, { status, headers: answer.headers })
  }
  const code = { code: MADE_UP_CODE, redirect_uri: redirectAddress(env), code_verifier: oidc.randomPKCECodeVerifier() }
  try {
    await oidc.genericGrantRequest(client, 'authorization_code', code)
    return differs('client', 'gives tokens for a code that nobody was given', 'OIDC_ISSUER')
  } catch (error) {
    const said = error instanceof oidc.ResponseBodyError ? error.error : ''
    if (said === 'invalid_grant') return fits('client', 'is known by its id and its secret or key')
    if (status === 401 || said === 'invalid_client' || said === 'unauthorized_client')
      return differs('client', `is not taken for ${env.OIDC_CLIENT_ID} (${status}${said && ` ${said}`})`, ...look)
    if (status === 0) return differs('client', 'no answer at its address for tokens', 'OIDC_ISSUER')
    return unclear('client', `answers ${status}${said && ` ${said}`} to a code that nobody was given`, ...look)
  }
}

async function checkSigningOut({ end_session_endpoint }: Description, env: Env, ask: Ask): Promise<Finding[]> {
  const given = env.OIDC_LOGOUT_URL ?? end_session_endpoint
  if (given === undefined) return []
  const address = new URL(given)
  const returnTo = `${env.SITE_URL}/`
  address.searchParams.append('client_id', env.OIDC_CLIENT_ID)
  address.searchParams.append('post_logout_redirect_uri', returnTo)
  for (const [name, value] of env.OIDC_LOGOUT_PARAMETERS) address.searchParams.append(name, value)
  const answer = await ask(address, { headers: { accept: 'text/html' } })
  const what = 'address after signing out'
  if ('problem' in answer) return [differs(what, inWords(answer), 'OIDC_LOGOUT_URL', 'OIDC_ISSUER')]
  if (answer.status < 400) return [fits(what, `${returnTo} is not refused (${answer.status})`)]
  if (answer.text.includes('post_logout_redirect_uri'))
    return [differs(what, `${returnTo} is refused (${answer.status}): register it there`, 'SITE_URL')]
  const says = `answers ${answer.status} without an ID token: sign out once to see whether ${returnTo} is registered`
  return [unclear(what, says, 'SITE_URL', 'OIDC_LOGOUT_PARAMETERS')]
}

/** The claims that the provider states of a player. What they say is not told. */
async function checkClaims({ userinfo_endpoint }: Description, env: Env, ask: Ask, token?: string): Promise<Finding> {
  const what = 'claims of a player'
  if (!userinfo_endpoint)
    return unclear(what, 'has no userinfo_endpoint: all of them have to be in the ID token', 'OIDC_CLAIMS')
  if (token === undefined) return notAsked(what, 'needs a player’s token', 'PLAYER_TOKEN (for this run alone)')
  const answer = await ask(userinfo_endpoint, { headers: { authorization: `Bearer ${token}` } })
  if ('problem' in answer || answer.status !== 200)
    return unclear(what, `${inWords(answer)} to the player’s token`, 'PLAYER_TOKEN (for this run alone)', 'OIDC_SCOPE')
  const stated = z.record(z.string(), z.unknown()).catch({}).parse(jsonOf(answer))
  const names = ['email', 'public_id'] as const
  const missing = names.map((name) => env.OIDC_CLAIMS[name] ?? name).filter((name) => !Object.hasOwn(stated, name))
  return missing.length === 0
    ? fits(what, 'has the e-mail address and the player’s id')
    : unclear(what, `has no ${missing.join(', ')}: the ID token has to state it`, 'OIDC_CLAIMS', 'OIDC_SCOPE')
}
