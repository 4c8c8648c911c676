import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { parseEnv } from '@/lib/core/server/parse-env'

const secrets = { SESSION_SECRET: 'x'.repeat(32), PRISMIC_WEBHOOK_SECRET: 'y'.repeat(16) }
const parse = (given: Record<string, string>) => parseEnv({ ...secrets, ...given })

const OF_THE_CLIENT = ['client_id', 'client_secret', 'client_assertion', 'client_assertion_type']

describe('what the site itself sends to the provider is not to be named in the environment', () => {
  const ofSignIn = [
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
  const ofTokens = [...OF_THE_CLIENT, 'grant_type', 'code', 'code_verifier', 'redirect_uri', 'refresh_token', 'scope']
  const ofLogout = [...OF_THE_CLIENT, 'id_token_hint', 'post_logout_redirect_uri', 'state']

  test.each([
    ['OIDC_AUTHORIZE_PARAMETERS', ofSignIn],
    ['OIDC_JOIN_PARAMETERS', ofSignIn.filter((name) => name !== 'prompt')],
    ['OIDC_TOKEN_PARAMETERS', ofTokens],
    ['OIDC_LOGOUT_PARAMETERS', ofLogout],
  ])('by %s', (variable, names) => {
    for (const name of names) {
      const refusal = `${variable} (must not name ${name}, which the site sets itself)`
      expect(() => parse({ [variable]: `audience=a&${name}=1` })).toThrow(refusal)
    }
    expect(() => parse({ [variable]: 'audience=a&resource=b' })).not.toThrow()
  })

  test.each(['a', 'a=', '=1', 'a=1&b'])('and what has no name or no value is refused: %s', (OIDC_TOKEN_PARAMETERS) => {
    expect(() => parse({ OIDC_TOKEN_PARAMETERS })).toThrow('(must be name=value, with & between)')
  })
})

describe('a prompt of joining', () => {
  test.each(['login', 'consent', 'select_account', 'create', 'select_account create login consent'])(
    'may be %s',
    (prompt) => {
      const { OIDC_JOIN_PARAMETERS } = parse({ OIDC_JOIN_PARAMETERS: `prompt=${prompt}` })
      expect(OIDC_JOIN_PARAMETERS).toEqual([['prompt', prompt]])
    },
  )

  test.each(['none', 'xlogin', 'loginx', 'login none', 'login  create', 'consent login,create', ' login'])(
    'may not be “%s”',
    (prompt) => {
      expect(() => parse({ OIDC_JOIN_PARAMETERS: `prompt=${prompt}` })).toThrow(
        'must have login, consent, select_account or create as its prompt',
      )
    },
  )
})

describe('the key of a site', () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
  const keys: [string, Record<string, unknown>][] = [
    ['RS256', { ...rsa, alg: 'RS256' }],
    ['PS256', { ...rsa, alg: 'PS256' }],
    ['ES256', { ...ec, alg: 'ES256' }],
  ]
  const keyOf = (jwk: object) => parse({ OIDC_CLIENT_KEY: JSON.stringify(jwk) }).OIDC_CLIENT_KEY

  test.each(keys)('may be of %s, with its names', (_, jwk) => {
    const named = { ...jwk, kid: 'of the site', 'x5t#S256': 'dGh1bWI' }
    expect(keyOf(jwk)).toEqual(jwk)
    expect(keyOf(named)).toEqual(named)
  })

  test.each(keys)('of %s has all its parts, in their form', (_, jwk) => {
    const refusal = 'OIDC_CLIENT_KEY (must be a private key as JWK, with alg RS256, PS256 or ES256)'
    for (const part of Object.keys(jwk)) {
      expect(() => keyOf({ ...jwk, [part]: undefined })).toThrow(refusal)
      expect(() => keyOf({ ...jwk, [part]: 'no base64url!' })).toThrow(refusal)
      expect(() => keyOf({ ...jwk, [part]: '' })).toThrow(refusal)
    }
    expect(() => keyOf({ ...jwk, 'x5t#S256': 'a b' })).toThrow(refusal)
  })

  test('of one kind does not sign by an algorithm of another', () => {
    expect(() => keyOf({ ...rsa, alg: 'ES256' })).toThrow('OIDC_CLIENT_KEY (')
    expect(() => keyOf({ ...ec, alg: 'RS256' })).toThrow('OIDC_CLIENT_KEY (')
  })
})

test('each claim that the site reads may have another name, even one with a sign of equality', () => {
  const OIDC_CLAIMS = 'email=upn,email_verified=ok,given_name=first,family_name=last,public_id=https://a.cc/?id=1'
  expect(parse({ OIDC_CLAIMS }).OIDC_CLAIMS).toEqual({
    email: 'upn',
    email_verified: 'ok',
    given_name: 'first',
    family_name: 'last',
    public_id: 'https://a.cc/?id=1',
  })
  expect(() => parse({ OIDC_CLAIMS: 'name=a' })).toThrow(
    'must be name=claim with commas between, each name once, of email, email_verified, given_name, family_name, public_id',
  )
})
