import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { attributeOf, createBrowser, type Visit } from './browser.ts'
import { type Running, SITE, startIdentity } from './harness.ts'
import { sendJson } from '../harness.ts'
import { createSite, readTokens, refusalOf } from './site.ts'

let server: Running
let site: ReturnType<typeof createSite>
beforeEach(async () => {
  server = await startIdentity()
  site = createSite(server.url)
})
afterEach(async () => {
  vi.useRealTimers()
  await server.close()
})

function endSession(parameters: Record<string, string>): URL {
  return new URL(`${site.issuer}/session/end?${new URLSearchParams(parameters).toString()}`)
}

/** What the page's button sends. */
function buttonOf({ html }: Visit): [string, Record<string, string>] {
  const xsrf = attributeOf(html, 'name="xsrf"', 'value')
  return [attributeOf(html, 'id="op.logoutForm"', 'action'), { xsrf, logout: 'yes' }]
}

test('signs out with the ID token: a form that sends itself, or by its button, then back to the site', async () => {
  const browser = createBrowser(server.url)
  const { id_token: hint, access_token: access, refresh_token: token } = await site.signIn('account-501', browser)
  const page = await browser.open(endSession({ id_token_hint: hint, post_logout_redirect_uri: `${SITE}/` }))
  const policy = page.response.headers.get('content-security-policy')
  const nonce = attributeOf(page.html, '<script', 'nonce')
  expect(policy).toContain(`script-src 'nonce-${nonce}'`)
  expect(page.html).toMatch(/<button type="submit" form="op.logoutForm"/)

  const { url } = await browser.submit(...buttonOf(page))
  expect(url.href).toBe(`${SITE}/`)
  expect(await site.statusOf(access)).toBe(401)
  expect(await refusalOf(site.refresh(token))).toEqual([400, 'invalid_grant'])
  expect(browser.cookieNames()).not.toContain('identity_session')
  expect((await browser.open(site.begin().address)).html).toContain('Maya Lindqvist')
})

test('a provider told so lets tokens outlive the sign-out, until they are revoked', async () => {
  await fetch(`${server.url}/control/identity`, sendJson('POST', { outliveSignOut: true }))
  const browser = createBrowser(server.url)
  const { id_token: hint, access_token: access, refresh_token: token } = await site.signIn('account-501', browser)
  await browser.submit(...buttonOf(await browser.open(endSession({ id_token_hint: hint }))))
  expect(browser.cookieNames()).not.toContain('identity_session')
  expect(await site.statusOf(access)).toBe(200)
  const { refresh_token: next, access_token: renewed } = await readTokens(site.refresh(token))
  expect((await site.post('/token/revocation', { token: next, token_type_hint: 'refresh_token' })).status).toBe(200)
  expect(await site.statusOf(renewed)).toBe(401)
  expect(await refusalOf(site.refresh(next))).toEqual([400, 'invalid_grant'])
})

test('an ID token that has expired still signs out', async () => {
  const browser = createBrowser(server.url)
  const { id_token: hint } = await site.signIn('account-501', browser)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 86_400_000 })
  const page = await browser.open(endSession({ id_token_hint: hint, post_logout_redirect_uri: `${SITE}/` }))
  expect((await browser.submit(...buttonOf(page))).url.href).toBe(`${SITE}/`)
})

test('asks first without an ID token, since any page could have sent the browser there', async () => {
  const browser = createBrowser(server.url)
  const { access_token: access } = await site.signIn('account-501', browser)
  const page = await browser.open(endSession({ client_id: 'gruppetto-site', post_logout_redirect_uri: `${SITE}/` }))
  expect(page.html).not.toContain('<script')
  expect(page.html).toContain('You are still signed in here.')
  expect(await site.statusOf(access)).toBe(200)
  expect((await browser.submit(...buttonOf(page))).url.href).toBe(`${SITE}/`)
})

test('does not sign out for a form of another page', async () => {
  const browser = createBrowser(server.url)
  const { access_token: access } = await site.signIn('account-501', browser)
  await browser.open(endSession({}))
  const { response } = await browser.submit('/identity/session/end/confirm', { xsrf: 'guess', logout: 'yes' })
  expect(response.status).toBe(400)
  expect(await site.statusOf(access)).toBe(200)
})

test('says so on a page of its own where the site named no way back', async () => {
  const browser = createBrowser(server.url)
  const { id_token: hint } = await site.signIn('account-501', browser)
  const { html } = await browser.submit(...buttonOf(await browser.open(endSession({ id_token_hint: hint }))))
  expect(html).toContain('See you on the next ride.')
})

test.each([
  ['an unknown way back', { post_logout_redirect_uri: 'https://elsewhere.example/' }],
  ['a made-up ID token', { id_token_hint: 'made.up.token' }],
])('refuses %s', async (_what, changes) => {
  const browser = createBrowser(server.url)
  const { id_token: hint } = await site.signIn('account-501', browser)
  const { response } = await browser.open(endSession({ id_token_hint: hint, ...changes }))
  expect(response.status).toBe(400)
})
