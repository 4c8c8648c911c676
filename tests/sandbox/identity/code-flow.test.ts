import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBrowser } from './browser.ts'
import { type Running, SITE, startIdentity } from './harness.ts'
import { createSite, readTokens, refusalOf } from './site.ts'

let server: Running
let site: ReturnType<typeof createSite>
beforeAll(async () => {
  server = await startIdentity()
  site = createSite(server.url)
})
afterAll(() => server.close())

async function codeFor(sub = 'account-502') {
  const browser = createBrowser(server.url)
  const login = site.begin()
  const page = await browser.open(login.address)
  const { url: callback } = await browser.submit(`${page.url.pathname}/player`, { sub })
  return { login, callback, code: callback.searchParams.get('code') ?? '' }
}

test('describes itself under its issuer', async () => {
  const answer = await fetch(`${site.issuer}/.well-known/openid-configuration`)
  expect(await answer.json()).toMatchObject({
    issuer: site.issuer,
    authorization_endpoint: `${site.issuer}/auth`,
    token_endpoint: `${site.issuer}/token`,
    userinfo_endpoint: `${site.issuer}/me`,
    jwks_uri: `${site.issuer}/jwks`,
    end_session_endpoint: `${site.issuer}/session/end`,
    revocation_endpoint: `${site.issuer}/token/revocation`,
    code_challenge_methods_supported: ['S256'],
    response_types_supported: ['code'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    prompt_values_supported: expect.arrayContaining(['none', 'login', 'consent', 'create']),
  })
})

test('signs a demo player in with one click, with state, nonce and every claim', async () => {
  const { login, callback, code } = await codeFor()
  expect(callback.origin + callback.pathname).toBe(`${SITE}/api/auth/callback`)
  expect(callback.searchParams.get('state')).toBe(login.state)
  expect(callback.searchParams.get('iss')).toBe(site.issuer)

  const tokens = await readTokens(site.exchange(code, login.verifier))
  expect(tokens).toMatchObject({ expires_in: 600, scope: 'openid profile email offline_access game' })
  expect(await site.claimsOf(tokens.id_token)).toMatchObject({
    iss: site.issuer,
    aud: 'gruppetto-site',
    nonce: login.nonce,
    sub: 'account-502',
    email: 'tomas@example.test',
    email_verified: true,
    given_name: 'Tomás',
    family_name: 'Rivera',
    public_id: 'ply-tomas-rivera',
  })
})

test('tells the same claims at the userinfo endpoint', async () => {
  const { access_token: token } = await site.signIn('account-508')
  expect(await (await site.call(token, '/identity/me')).json()).toEqual({
    sub: 'account-508',
    email: 'haruka@example.test',
    email_verified: true,
    given_name: 'Haruka',
    family_name: 'Satō',
    public_id: 'ply-haruka-sato',
  })
})

test('lets a browser that is signed in through without a page', async () => {
  const browser = createBrowser(server.url)
  await site.signIn('account-503', browser)
  const login = site.begin()
  const { access_token: token } = await site.exchangeOf(await browser.open(login.address), login)
  expect(await (await site.call(token)).json()).toMatchObject({ id: 503 })
})

test('asks again with prompt=login, and then takes another player', async () => {
  const browser = createBrowser(server.url)
  await site.signIn('account-503', browser)
  const login = site.begin({ prompt: 'login consent' })
  const page = await browser.open(login.address)
  const leaving = await browser.submit(`${page.url.pathname}/player`, { sub: 'account-504' })
  // oidc-provider ends the first player's session by a form that submits itself.
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(leaving.html)?.[1] ?? ''
  const { access_token: token } = await site.exchangeOf(
    await browser.submit('/identity/session/end/confirm', { xsrf, logout: 'yes' }),
    login,
  )
  expect(await (await site.call(token)).json()).toMatchObject({ id: 504 })
})

test('answers prompt=none without a session by an error to the site', async () => {
  const { url } = await createBrowser(server.url).open(site.begin({ prompt: 'none' }).address)
  expect(url.origin).toBe(SITE)
  expect(url.searchParams.get('error')).toBe('login_required')
})

test.each([
  ['no PKCE', { code_challenge: null, code_challenge_method: null }, 'invalid_request'],
  ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
  ['another response type', { response_type: 'code id_token' }, 'unsupported_response_type'],
])('sends the site an error for %s', async (_what, changes, error) => {
  const { url } = await createBrowser(server.url).open(site.begin(changes).address)
  const parameters = url.searchParams.has('error') ? url.searchParams : new URLSearchParams(url.hash.slice(1))
  expect(url.origin).toBe(SITE)
  expect(parameters.get('error')).toBe(error)
})

test.each([
  ['an unknown redirect address', { redirect_uri: 'https://elsewhere.example/callback' }],
  ['an unknown client', { client_id: 'somebody-else' }],
])('stays on a page of its own for %s', async (_what, changes) => {
  const { url, response, html } = await createBrowser(server.url).open(site.begin(changes).address)
  expect(url.origin).toBe(server.url)
  expect(response.status).toBe(400)
  expect(html).toContain('That did not work')
})

test.each([
  ['another verifier', { code_verifier: 'x'.repeat(43) }, [400, 'invalid_grant']],
  ['no verifier', { code_verifier: '' }, [400, 'invalid_grant']],
  ['another redirect address', { redirect_uri: `${SITE}/elsewhere` }, [400, 'invalid_grant']],
  ['a wrong secret', { client_secret: 'guess' }, [401, 'invalid_client']],
])('gives no tokens for a code with %s', async (_what, changes, refusal) => {
  const { login, code } = await codeFor()
  expect(await refusalOf(site.exchange(code, login.verifier, changes))).toEqual(refusal)
})

test('takes a code once, and revokes its tokens when it comes again', async () => {
  const { login, code } = await codeFor()
  const { access_token: token } = await readTokens(site.exchange(code, login.verifier))
  expect(await site.statusOf(token)).toBe(200)
  expect(await refusalOf(site.exchange(code, login.verifier))).toEqual([400, 'invalid_grant'])
  expect(await site.statusOf(token)).toBe(401)
})

test('keeps a sign-in to the browser that began it', async () => {
  const { url } = await createBrowser(server.url).open(site.begin().address)
  const stranger = createBrowser(server.url)
  expect((await stranger.open(url)).response.status).toBe(400)
  const { response, html } = await stranger.submit(`${url.pathname}/player`, { sub: 'account-501' })
  expect(response.status).toBe(400)
  expect(html).toContain('took too long')
})

test('takes nobody in by a name that is no demo player', async () => {
  const browser = createBrowser(server.url)
  const page = await browser.open(site.begin().address)
  expect((await browser.submit(`${page.url.pathname}/player`, { sub: 'account-9999' })).response.status).toBe(422)
})

test('takes the client from the environment', async () => {
  const client = { id: 'other', secret: 'other-secret', redirectUris: [`${SITE}/cb`], postLogoutRedirectUris: [] }
  const other = await startIdentity(':memory:', client)
  const address = createSite(other.url).begin({ client_id: 'other', redirect_uri: `${SITE}/cb` }).address
  expect((await createBrowser(other.url).open(address)).html).toContain('Maya Lindqvist')
  await other.close()
})
