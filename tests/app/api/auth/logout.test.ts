import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { POST } from '@/app/api/auth/logout/route'
import { sealSession } from '@/lib/domains/session/sealed-session'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { settled } from '../../../contract/settled'
import { ISSUER, stubProvider } from '../../../lib/support/identity-provider'
import { aSession, cookiesOf, NOW, requestTo, SITE } from '../../../lib/support/session'

beforeEach(() => {
  forgetProcessState()
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

const signOut = async (headers: Record<string, string> = {}, session?: string) => {
  const cookies = { session: session ?? (await sealSession(aSession())) }
  return settled(POST(requestTo('/api/auth/logout', { method: 'POST', cookies, headers })))
}

test('signing out takes the session away and leads on to the provider, which ends its own', async () => {
  stubProvider()
  const response = await signOut()
  const address = new URL(response.headers.get('location') ?? '')
  expect(response.status).toBe(303)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(address.origin + address.pathname).toBe(`${ISSUER}/session/end`)
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: 'gruppetto-site',
    id_token_hint: 'id-1',
    post_logout_redirect_uri: `${SITE}/`,
  })
  expect(cookiesOf(response)).toMatchObject({ session: { value: '' }, signed_in: { value: '' } })
})

test('neither access nor refresh token is in the address', async () => {
  stubProvider()
  expect((await signOut()).headers.get('location')).not.toMatch(/access-1|refresh-1/)
})

test('while the provider can’t be reached players are signed out here at least', async () => {
  stubProvider({ 'openid-configuration': () => new Response('', { status: 503 }) })
  const response = await signOut()
  expect(response.headers.get('location')).toBe(`${SITE}/`)
  expect(cookiesOf(response).session?.value).toBe('')
})

test('who has no session ends up on the front page, and what may be left of one goes', async () => {
  const response = await signOut({}, 'garbage')
  expect(response.headers.get('location')).toBe(`${SITE}/`)
  expect(cookiesOf(response)).toMatchObject({ session: { value: '' }, signed_in: { value: '' } })
})

const foreign: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': '', origin: 'https://evil.example' },
]

test.each(foreign)(
  'a form of another site signs nobody out: %o',
  async (headers) => {
    const response = await signOut(headers)
    expect(response.status).toBe(403)
    expect(cookiesOf(response)).toEqual({})
  },
)
