// Sign-outs of which the stand-in provider tells: its token, as another program writes it.
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { siteClient } from '@/sandbox/identity/client.ts'
import { createBrowser, attributeOf } from '../sandbox/identity/browser.ts'
import { listen, type Listening } from '../sandbox/harness.ts'
import { type Running, SITE, startIdentity } from '../sandbox/identity/harness.ts'
import { createSite } from '../sandbox/identity/site.ts'
import { forgetProcessState } from '../support/forget-process-state.ts'

let told: URLSearchParams[]
let receiver: Listening
let provider: Running

beforeEach(async () => {
  told = []
  const routes = new Hono().post('/told', async (c) => {
    told.push(new URLSearchParams(await c.req.text()))
    return c.body(null, 200)
  })
  receiver = await listen(routes)
  provider = await startIdentity(':memory:', { ...siteClient(SITE), backchannelLogoutUri: `${receiver.url}/told` })
  forgetProcessState()
  vi.resetModules()
  vi.stubEnv('OIDC_ISSUER', `${provider.url}/identity`)
})
afterEach(async () => {
  await provider.close()
  await receiver.close()
})

test('a player who signs out at the provider is named by the session that the ID token named', async () => {
  const site = createSite(provider.url)
  const browser = createBrowser(provider.url)
  const { id_token: idToken } = await site.signIn('account-501', browser)
  const { sid }: { sid: string } = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())
  const { html } = await browser.open(new URL(`${site.issuer}/session/end?id_token_hint=${idToken}`))
  const confirmed = { xsrf: attributeOf(html, 'name="xsrf"', 'value'), logout: 'yes' }
  await browser.submit(attributeOf(html, 'id="op.logoutForm"', 'action'), confirmed)
  await vi.waitFor(() => expect(told).toHaveLength(1))

  const { readLogoutToken } = await import('@/lib/services/identity/logout-token')
  const read = await readLogoutToken(told[0]?.get('logout_token') ?? '')
  expect(read).toEqual({ sub: 'account-501', sid, jti: expect.any(String), events: expect.any(Object) })
  // The ID token itself, which is signed by the same key for the same site, is none.
  expect(await readLogoutToken(idToken)).toBeUndefined()
})
