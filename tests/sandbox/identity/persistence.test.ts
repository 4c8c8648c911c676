import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createBrowser } from './browser.ts'
import { type Running, SITE, startIdentity } from './harness.ts'
import { createSite, readTokens } from './site.ts'

let folder: string
let server: Running
let site: ReturnType<typeof createSite>
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'identity-'))
  server = await startIdentity(join(folder, 'sandbox.sqlite'))
  site = createSite(server.url)
})
afterEach(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

test('tokens, keys and the session at the provider outlive a restart', async () => {
  const browser = createBrowser(server.url)
  const { access_token: access, refresh_token: token, id_token: idToken } = await site.signIn('account-501', browser)
  await server.restart()
  expect(await (await site.call(access)).json()).toMatchObject({ id: 501 })
  expect(await site.claimsOf(idToken)).toMatchObject({ sub: 'account-501' })
  expect((await readTokens(site.refresh(token))).expires_in).toBe(600)
  expect((await browser.open(site.begin().address)).url.origin).toBe(SITE)
})

test('a login goes on where a restart met it', async () => {
  const browser = createBrowser(server.url)
  const login = site.begin()
  const page = await browser.open(login.address)
  await server.restart()
  const visit = await browser.submit(`${page.url.pathname}/player`, { sub: 'account-502' })
  await server.restart()
  expect(await site.statusOf((await site.exchangeOf(visit, login)).access_token)).toBe(200)
})

test('an account that signed up outlives a restart', async () => {
  const browser = createBrowser(server.url)
  const login = site.begin({ prompt: 'create' })
  const { url } = await browser.open(login.address)
  const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.test', password: 'analytical engine' }
  await browser.submit(`${url.pathname}/sign-up`, ada)
  await server.restart()
  const again = site.begin()
  const stranger = createBrowser(server.url)
  const page = await stranger.open(again.address)
  const visit = await stranger.submit(`${page.url.pathname}/sign-in`, { email: ada.email, password: ada.password })
  const { access_token: token } = await site.exchangeOf(visit, again)
  expect(await (await site.call(token)).json()).toMatchObject({ firstName: 'Ada' })
})
