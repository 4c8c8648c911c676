import { generateKeyPairSync, verify } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { askedOf, describing, idToken, ISSUER, stubProvider, tokenAnswer } from '../../support/identity-provider'

const CALLBACK = 'http://localhost:3000/api/auth/callback'
const checks = { state: 'the-state', nonce: 'the-nonce', codeVerifier: 'v'.repeat(43) }
const request = { ...checks, redirectUri: CALLBACK, createsAccount: false, uiLocale: 'de' }

beforeEach(() => {
  forgetProcessState()
  vi.resetModules()
})

const loadClient = (variables: Record<string, string> = {}) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  return import('@/lib/services/identity/client')
}

/** What is asked for when somebody signs in, or joins. */
async function askedFor(variables: Record<string, string>, createsAccount: boolean): Promise<URLSearchParams> {
  stubProvider()
  return (await (await loadClient(variables)).getAuthorizationUrl({ ...request, createsAccount })).searchParams
}

describe('parameters that the environment names', () => {
  const audience = { OIDC_AUTHORIZE_PARAMETERS: 'audience=https%3A%2F%2Fapi.site&resource=urn:a&resource=urn:b' }

  test('go with signing in and with joining, beside those of the protocol', async () => {
    for (const createsAccount of [false, true]) {
      const sent = await askedFor(audience, createsAccount)
      expect(sent.get('audience')).toBe('https://api.site')
      expect(sent.getAll('resource')).toEqual(['urn:a', 'urn:b'])
      expect(sent.getAll('scope')).toEqual(['openid profile email offline_access game'])
      forgetProcessState()
    }
  })

  test('of joining go with that alone, and take the place of those by the same name', async () => {
    const both = { ...audience, OIDC_JOIN_PARAMETERS: 'screen_hint=signup&resource=urn:c' }
    expect((await askedFor(both, false)).has('screen_hint')).toBe(false)
    const joining = await askedFor(both, true)
    expect([joining.get('screen_hint'), joining.get('audience')]).toEqual(['signup', 'https://api.site'])
    expect(joining.getAll('resource')).toEqual(['urn:c'])
    expect(joining.getAll('prompt')).toEqual(['consent'])
  })

  test.each([
    [{ OIDC_PROMPT: 'omit' }, ['create']],
    [{ OIDC_PROMPT: 'omit', OIDC_JOIN_PARAMETERS: 'screen_hint=signup' }, []],
    [{ OIDC_JOIN_PARAMETERS: 'prompt=create' }, ['create']],
    [{ OIDC_JOIN_PARAMETERS: 'prompt=login+create' }, ['login create']],
  ])('with %o joining prompts for %j', async (variables, prompts) => {
    expect((await askedFor(variables, true)).getAll('prompt')).toEqual(prompts)
  })

  test('of the token endpoint go with the code and with each renewal', async () => {
    const token = () => Response.json(tokenAnswer({ id_token: idToken({ nonce: 'the-nonce' }) }))
    const asked = stubProvider({ token })
    const client = await loadClient({ OIDC_TOKEN_PARAMETERS: 'resource=urn:a&resource=urn:b' })
    await client.exchangeCode(new URL(`${CALLBACK}?code=c&state=the-state&iss=${encodeURIComponent(ISSUER)}`), checks)
    await client.refreshTokens('refresh-1')
    const sent = await Promise.all(askedOf(asked, 'token').map(async (each) => new URLSearchParams(await each.text())))
    expect(sent.map((each) => each.getAll('resource'))).toEqual([
      ['urn:a', 'urn:b'],
      ['urn:a', 'urn:b'],
    ])
    expect(sent.map((each) => each.get('grant_type'))).toEqual(['authorization_code', 'refresh_token'])
  })

  test('of signing out go with the address back, and to an address that the description doesn’t name', async () => {
    stubProvider(describing({ end_session_endpoint: undefined }))
    const client = await loadClient({
      OIDC_LOGOUT_URL: 'https://login.site/logout?tenant=1',
      OIDC_LOGOUT_PARAMETERS: 'logout_uri=http://localhost:3000/',
    })
    const { log } = await import('@/lib/core/server/log')
    const warn = vi.spyOn(log, 'warn').mockReturnValue()
    const address = await client.getEndSessionUrl('id-1', 'http://localhost:3000/')
    expect(address?.origin).toBe('https://login.site')
    expect(Object.fromEntries(address?.searchParams ?? [])).toEqual({
      tenant: '1',
      client_id: 'gruppetto-site',
      id_token_hint: 'id-1',
      post_logout_redirect_uri: 'http://localhost:3000/',
      logout_uri: 'http://localhost:3000/',
    })
    expect(warn).not.toHaveBeenCalled()
  })
})

describe('an issuer is taken as it is written', () => {
  test('with a slash at its end', async () => {
    const issuer = `${ISSUER}/`
    const token = () => Response.json(tokenAnswer({ id_token: idToken({ iss: issuer, nonce: 'the-nonce' }) }))
    const asked = stubProvider({ ...describing({ issuer }), token })
    const client = await loadClient({ OIDC_ISSUER: issuer })
    const back = new URL(`${CALLBACK}?code=c&state=the-state&iss=${encodeURIComponent(issuer)}`)
    await expect(client.exchangeCode(back, checks)).resolves.toMatchObject({ claims: { sub: 'account-501' } })
    expect(asked[0]?.url).toBe(`${ISSUER}/.well-known/openid-configuration`)
  })

  test.each([
    ['a slash too many', `${ISSUER}/`, ISSUER],
    ['one too few', ISSUER, `${ISSUER}/`],
  ])('and with %s it is another’s', async (_, written, its) => {
    stubProvider(describing({ issuer: its }))
    const client = await loadClient({ OIDC_ISSUER: written })
    await expect(client.refreshTokens('refresh-1')).rejects.toMatchObject({ kind: 'schema' })
  })
})

describe('claims by the provider’s own names', () => {
  const stated = {
    sub: 'account-501',
    email: 'maya@example.test',
    email_verified: true,
    preferred_username: 'boss@example.test',
    'https://site.example/public_id': 'ply-maya',
  }
  const claimsWith = async (names: string, more: Record<string, unknown> = {}) => {
    vi.resetModules()
    vi.stubEnv('OIDC_CLAIMS', names)
    return (await import('@/lib/services/identity/schema')).claimsFrom({ ...stated, ...more })
  }

  test('are read by those, and by no other', async () => {
    const claims = await claimsWith('public_id=https://site.example/public_id,given_name=first')
    expect(claims).toMatchObject({ public_id: 'ply-maya', email: 'maya@example.test', email_verified: true })
    expect(claims.given_name).toBeUndefined()
  })

  test('what is said of the provider’s address is not believed of another claim', async () => {
    const claims = await claimsWith('email=preferred_username')
    expect(claims).toMatchObject({ email: 'boss@example.test', email_verified: undefined })
  })

  test('but what is said of that other claim by a name of its own is', async () => {
    const claims = await claimsWith('email=preferred_username,email_verified=is_checked', { is_checked: 'true' })
    expect(claims).toMatchObject({ email: 'boss@example.test', email_verified: true })
    expect((await claimsWith('email_verified=is_checked')).email_verified).toBeUndefined()
  })

  test('what every object has is no claim', async () => {
    expect((await claimsWith('public_id=constructor,given_name=__proto__')).public_id).toBeUndefined()
  })
})

describe('a site that shows who it is by its own key', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', kid: 'of-the-site', 'x5t#S256': 'dGh1bWI' }
  const withKey = { OIDC_CLIENT_AUTHENTICATION: 'private_key_jwt', OIDC_CLIENT_KEY: JSON.stringify(jwk) }

  /** What is sent for tokens, with the parts of the statement. */
  async function statedWith(variables: Record<string, string>) {
    const asked = stubProvider()
    await (await loadClient({ ...withKey, ...variables })).refreshTokens('refresh-1')
    const form = new URLSearchParams(await askedOf(asked, 'token')[0]?.text())
    const [header = '', payload = '', signature = ''] = (form.get('client_assertion') ?? '').split('.')
    const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString())
    const key = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
    return {
      form,
      header: read(header),
      payload: read(payload),
      isOurs: verify('sha256', Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, 'base64url')),
    }
  }

  test('signs a statement for the provider, and sends neither key nor secret', async () => {
    const { form, header, payload, isOurs } = await statedWith({})
    expect(isOurs).toBe(true)
    expect(header).toEqual({ alg: 'ES256', kid: 'of-the-site', 'x5t#S256': 'dGh1bWI' })
    expect(payload).toMatchObject({ iss: 'gruppetto-site', sub: 'gruppetto-site', aud: ISSUER })
    expect(form.get('client_assertion_type')).toBe('urn:ietf:params:oauth:client-assertion-type:jwt-bearer')
    expect(String(form)).not.toMatch(/client_secret|example-oidc/)
  })

  test('names no key in the statement where its key has no name', async () => {
    const { kid: _kid, 'x5t#S256': _thumbprint, ...nameless } = jwk
    const { header, isOurs } = await statedWith({ OIDC_CLIENT_KEY: JSON.stringify(nameless) })
    expect([header, isOurs]).toEqual([{ alg: 'ES256' }, true])
  })

  test('states that it is for the token endpoint where the provider wants that', async () => {
    const { payload } = await statedWith({ OIDC_CLIENT_ASSERTION_FOR: 'token_endpoint' })
    expect(payload).toMatchObject({ aud: `${ISSUER}/token` })
  })
})
