import { isLoopback } from '../../../lib/core/loopback.ts'
import type { Env } from '../../../lib/core/server/env-schema.ts'
import { policySources } from '../../../lib/delivery/page-cache/policy-sources.ts'
import { SIGNATURES } from '../../../lib/services/identity/signature-algorithms.ts'
import type { Description } from './description-schema.ts'
import { type Finding, findingsOf } from './finding.ts'

const { fits, differs, unclear } = findingsOf('identity')

/** Compares what a provider says of itself with what the site is set to. */
export const judgeDescription = (description: Description, env: Env): Finding[] =>
  [
    judgeIssuer,
    judgeEndpoints,
    judgePages,
    judgeSigningOut,
    judgeFlow,
    judgePkce,
    judgeAuthentication,
    judgeSignatures,
    judgeScopes,
    judgeClaims,
    judgePrompts,
    judgeBackChannel,
  ].flatMap((judge) => judge(description, env) ?? [])

type Judge = (description: Description, env: Env) => Finding | Finding[] | undefined

const judgeIssuer: Judge = ({ issuer }, { OIDC_ISSUER }) =>
  issuer === OIDC_ISSUER
    ? fits('issuer', `is written ${issuer}, as it is set`)
    : differs('issuer', `is written ${issuer}, and every character counts`, 'OIDC_ISSUER')

const judgeEndpoints: Judge = (description, { OIDC_ISSUER }) => {
  const needed = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const
  const isSafe = (address: string) => new URL(address).protocol === 'https:' || isLoopback(OIDC_ISSUER)
  const { malformed } = description
  const missing = needed.filter((name) => description[name] === undefined && !malformed.includes(name))
  const unsafe = needed.filter((name) => description[name] !== undefined && !isSafe(description[name]))
  const problems = [
    ...(missing.length > 0 ? [`has no ${missing.join(', ')}`] : []),
    ...(malformed.length > 0 ? [`${malformed.join(', ')} must be a whole address`] : []),
    ...(unsafe.length > 0 ? [`${unsafe.join(', ')} must be https`] : []),
  ]
  if (problems.length > 0) return differs('endpoints', problems.join('; '), 'OIDC_ISSUER')
  return fits('endpoints', 'has those for signing in, for tokens and for keys')
}

/** Browsers let a form lead to no origin that the policy of its page does not name. */
const judgePages: Judge = ({ authorization_endpoint, end_session_endpoint }, env) => {
  const addresses = [authorization_endpoint, env.OIDC_LOGOUT_URL ?? end_session_endpoint]
  const origins = addresses.flatMap((given) => (given ? [new URL(given).origin] : []))
  const missing = [...new Set(origins)].filter((origin) => !policySources(env).forms.includes(origin))
  if (missing.length === 0) return fits('pages', 'are of origins that the site’s policy lets forms lead to')
  return differs('pages', `are of ${missing.join(', ')}, which forms may not lead to`, 'OIDC_PAGE_ORIGINS')
}

const judgeSigningOut: Judge = ({ end_session_endpoint, revocation_endpoint }, { OIDC_LOGOUT_URL }) => [
  end_session_endpoint !== undefined || OIDC_LOGOUT_URL !== undefined
    ? fits('signing out', 'has an address for it')
    : unclear('signing out', 'has no end_session_endpoint: players sign out of this site alone', 'OIDC_LOGOUT_URL'),
  ...(revocation_endpoint === undefined
    ? [
        unclear(
          'signing out',
          'has no revocation_endpoint: tokens of players who sign out live to their end',
          'OIDC_ISSUER',
        ),
      ]
    : []),
]

const judgeFlow: Judge = ({ response_types_supported: types, grant_types_supported: grants }, { OIDC_SCOPE }) => {
  if (types && !types.includes('code')) return differs('flow', 'lacks the response type code', 'OIDC_ISSUER')
  if (grants && !grants.includes('authorization_code'))
    return differs('flow', 'lacks the grant type authorization_code', 'OIDC_ISSUER')
  const wantsToRenew = OIDC_SCOPE.split(' ').includes('offline_access')
  if (wantsToRenew && grants && !grants.includes('refresh_token'))
    return differs('flow', 'lacks the grant type refresh_token: sessions end with the access token', 'OIDC_SCOPE')
  return fits('flow', 'has the authorization code flow')
}

const judgePkce: Judge = ({ code_challenge_methods_supported: methods }) => {
  if (methods === undefined)
    return unclear('PKCE', 'does not say which methods it knows; the site sends S256', 'OIDC_ISSUER')
  return methods.includes('S256')
    ? fits('PKCE', 'knows S256')
    : differs('PKCE', `knows ${methods.join(', ') || 'none'}, and the site sends S256`, 'OIDC_ISSUER')
}

const judgeAuthentication: Judge = (description, { OIDC_CLIENT_AUTHENTICATION }) => {
  // Without a list it is this one alone (OpenID Connect Discovery 1.0, 3).
  const methods = description.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  return methods.includes(OIDC_CLIENT_AUTHENTICATION)
    ? fits('client authentication', `takes ${OIDC_CLIENT_AUTHENTICATION}`)
    : differs(
        'client authentication',
        `takes ${methods.join(', ')}, and not ${OIDC_CLIENT_AUTHENTICATION}`,
        'OIDC_CLIENT_AUTHENTICATION',
      )
}

const judgeSignatures: Judge = ({ id_token_signing_alg_values_supported: algorithms }) => {
  if (algorithms === undefined)
    return unclear('ID token', 'does not say by which algorithms it is signed', 'OIDC_ISSUER')
  const known = algorithms.filter((each) => SIGNATURES.includes(each))
  return known.length > 0
    ? fits('ID token', `can be signed by a key of the provider’s own (${known.join(', ')})`)
    : differs('ID token', `is signed by ${algorithms.join(', ')}, not by a key of the provider’s own`, 'OIDC_ISSUER')
}

/** Scopes that the protocol itself names, which a list of scopes is expected to have. */
const OF_PROTOCOL: ReadonlySet<string> = new Set(['openid', 'profile', 'email', 'offline_access'])

const judgeScopes: Judge = ({ scopes_supported: listed }, { OIDC_SCOPE }) => {
  const wanted = OIDC_SCOPE.split(' ')
  if (listed === undefined) return unclear('scopes', `are not listed; ${OIDC_SCOPE} is asked for`, 'OIDC_SCOPE')
  const missing = wanted.filter((scope) => !listed.includes(scope))
  const known = missing.filter((scope) => OF_PROTOCOL.has(scope))
  if (known.length > 0) {
    const says = known.includes('offline_access') ? ': without it players sign in again when the access token ends' : ''
    return differs('scopes', `has no ${known.join(', ')}${says}`, 'OIDC_SCOPE')
  }
  // A provider need not list scopes of an API (RFC 8414, 2).
  return missing.length === 0
    ? fits('scopes', `has ${wanted.join(', ')}`)
    : unclear('scopes', `does not list ${missing.join(', ')}, which it may know all the same`, 'OIDC_SCOPE')
}

const OUR_CLAIMS = ['email', 'email_verified', 'given_name', 'family_name', 'public_id'] as const

const judgeClaims: Judge = ({ claims_supported: listed }, { OIDC_CLAIMS, OIDC_EMAIL_VERIFIED }) => {
  const names = OUR_CLAIMS.filter((name) => name !== 'email_verified' || OIDC_EMAIL_VERIFIED === 'claim').map(
    (name) => OIDC_CLAIMS[name] ?? name,
  )
  if (listed === undefined) return unclear('claims', `are not listed; ${names.join(', ')} are read`, 'OIDC_CLAIMS')
  const missing = names.filter((name) => !listed.includes(name))
  // Nor need it list all of its claims (OpenID Connect Discovery 1.0, 3).
  return missing.length === 0
    ? fits('claims', `has ${names.join(', ')}`)
    : unclear('claims', `does not list ${missing.join(', ')}, which it may send all the same`, 'OIDC_CLAIMS')
}

const judgePrompts: Judge = ({ prompt_values_supported: listed }, { OIDC_PROMPT, OIDC_JOIN_PARAMETERS }) => {
  if (listed === undefined) return undefined
  const usual = OIDC_PROMPT === 'omit' ? [] : OIDC_PROMPT.split(' ')
  const joining = OIDC_JOIN_PARAMETERS === undefined ? ['create'] : []
  const missing = [...usual, ...joining].filter((prompt) => !listed.includes(prompt))
  return missing.length === 0
    ? fits('prompts', `knows ${[...usual, ...joining].join(', ') || 'what is sent'}`)
    : unclear('prompts', `does not list ${missing.join(', ')}`, 'OIDC_PROMPT', 'OIDC_JOIN_PARAMETERS')
}

const judgeBackChannel: Judge = ({ backchannel_logout_supported: isSupported }, { OIDC_BACKCHANNEL_LOGOUT }) => {
  if (isSupported && !OIDC_BACKCHANNEL_LOGOUT)
    return unclear(
      'back-channel logout',
      'could tell the site of sign-outs elsewhere, and is not set to',
      'OIDC_BACKCHANNEL_LOGOUT',
    )
  if (!OIDC_BACKCHANNEL_LOGOUT) return undefined
  return isSupported
    ? fits('back-channel logout', 'tells sites of sign-outs elsewhere')
    : unclear('back-channel logout', 'does not say that it tells sites of sign-outs', 'OIDC_BACKCHANNEL_LOGOUT')
}
