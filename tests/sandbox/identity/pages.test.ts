import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readJson, sendJson } from '../harness.ts'
import { attributeOf, createBrowser } from './browser.ts'
import { type Running, startIdentity } from './harness.ts'
import { createSite } from './site.ts'

let server: Running
let site: ReturnType<typeof createSite>
beforeAll(async () => {
  server = await startIdentity()
  site = createSite(server.url)
})
afterEach(() => fetch(`${server.url}/control/reset`, { method: 'POST' }))
afterAll(() => server.close())

const openLogin = (changes = {}) => createBrowser(server.url).open(site.begin(changes).address)

test('lists every demo player as a button of a plain form', async () => {
  const { html } = await openLogin()
  expect(html.match(/<button name="sub"/g)).toHaveLength(9)
  expect(html).toContain('Not eligible for campaigns')
  expect(html).not.toContain('<script')
})

test('lets through nothing but its own style, forms and pictures', async () => {
  const { html, response } = await openLogin()
  const policy = response.headers.get('content-security-policy')
  expect(policy).toContain(`default-src 'none'`)
  expect(policy).toContain(`style-src 'nonce-${attributeOf(html, '<style', 'nonce')}'`)
  expect(policy).toContain(`form-action 'self' ${server.url} http://localhost:3000`)
  expect(policy).not.toContain('unsafe-inline')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(attributeOf((await openLogin()).html, '<style', 'nonce')).not.toBe(attributeOf(html, '<style', 'nonce'))
})

test.each([
  ['en', 'en', 'Sign in'],
  ['de', 'de', 'Anmelden'],
  ['es-MX', 'es', 'Iniciar sesión'],
  ['fr-FR', 'fr', 'Connexion'],
  ['it', 'it', 'Accedi'],
  ['ja', 'ja', 'ログイン'],
  ['pt de en', 'de', 'Anmelden'],
  ['pt', 'en', 'Sign in'],
])('speaks to ui_locales %s in %s', async (locales, language, title) => {
  const { html } = await openLogin({ ui_locales: locales })
  expect(html).toContain(`<html lang="${language}">`)
  expect(html).toContain(`<h1>${title}</h1>`)
})

test('keeps its cookies below its own path, out of reach of scripts', async () => {
  const answer = await fetch(site.begin().address, { redirect: 'manual' })
  const cookies = answer.headers.getSetCookie()
  expect(cookies.length).toBeGreaterThan(0)
  for (const cookie of cookies) expect(cookie).toMatch(/^identity_.+path=\/identity\/.+samesite=lax; httponly$/)
})

test('is noted by the control API without its secrets', async () => {
  const { id_token: hint, access_token: token } = await site.signIn()
  await fetch(`${site.issuer}/session/end?id_token_hint=${hint}`)
  const calls = await (await fetch(`${server.url}/control/calls?service=identity`)).text()
  expect(calls).toContain('"method":"POST","path":"/identity/token"')
  for (const secret of [hint, token, 'example-oidc-client-secret']) expect(calls).not.toContain(secret)
})

test.each([
  ['failing', 500],
  ['rate_limited', 429],
  ['malformed', 200],
])('is disturbed by the fault %s like any service', async (kind, status) => {
  await fetch(`${server.url}/control/faults`, sendJson('POST', { service: 'identity', kind, path: '/token' }))
  expect((await site.refresh('any')).status).toBe(status)
  expect((await fetch(`${site.issuer}/jwks`)).status).toBe(200)
})

test('cut short, it has done its work all the same', async () => {
  const { refresh_token: token } = await site.signIn()
  const fault = { service: 'identity', kind: 'cut_short', path: '/token', times: 1 }
  await fetch(`${server.url}/control/faults`, sendJson('POST', fault))
  await expect(site.refresh(token).then((answer) => answer.text())).rejects.toThrow('terminated')
  expect(await readJson(site.refresh(token))).toMatchObject({ error: 'invalid_grant' })
})
