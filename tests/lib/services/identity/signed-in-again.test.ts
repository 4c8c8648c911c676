import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { describing, idToken, ISSUER, stubProvider, tokenAnswer } from '../../support/identity-provider'

const NOW = Date.parse('2026-03-10T18:00:00.000Z')
const SECONDS = NOW / 1000
const redirectUri = 'http://localhost:3000/api/auth/callback'
const checks = { state: 'the-state', nonce: 'the-nonce', codeVerifier: 'v'.repeat(43) }
const back = new URL(`${redirectUri}?code=c&state=the-state&iss=${encodeURIComponent(ISSUER)}`)

beforeEach(() => {
  forgetProcessState()
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})
afterEach(() => void vi.useRealTimers())

const loadClient = () => import('@/lib/services/identity/client')

test.each([
  ['consent', 'login consent'],
  ['login', 'login'],
  ['omit', 'login'],
])(
  'where a sign-in prompts for %s, another one prompts for %s, whatever has been a moment ago',
  async (usual, prompt) => {
    vi.stubEnv('OIDC_PROMPT', usual)
    vi.stubEnv('OIDC_AUTHORIZE_PARAMETERS', 'audience=urn:a')
    stubProvider()
    const { getAuthorizationUrl } = await loadClient()
    const asked = { ...checks, redirectUri, createsAccount: false, uiLocale: 'en' }
    const again = (await getAuthorizationUrl({ ...asked, askedAgainAt: NOW })).searchParams
    expect([again.getAll('prompt'), again.getAll('max_age'), again.get('audience')]).toEqual([[prompt], ['0'], 'urn:a'])
    expect((await getAuthorizationUrl(asked)).searchParams.has('max_age')).toBe(false)
  },
)

const WITHOUT = describing({ claims_supported: ['sub', 'email'] })
const WITH = describing({ claims_supported: ['sub', 'auth_time'] })

test.each([
  ['in time', SECONDS + 20, {}, true],
  ['by a clock that is somewhat behind', SECONDS - 60, {}, true],
  ['by a clock that would be more than a minute behind', SECONDS - 61, {}, false],
  ['an hour before it was asked', SECONDS - 3600, {}, false],
  ['an hour before, by a provider that does not list the time', SECONDS - 3600, WITHOUT, false],
  ['at no stated time', undefined, {}, false],
  ['at no stated time, by a provider that lists it', undefined, WITH, false],
  ['at no stated time, by a provider that never states it', undefined, WITHOUT, true],
])('a player who signed in %s has signed in again or not', async (_, auth_time, description, isAgain) => {
  const token = () => Response.json(tokenAnswer({ id_token: idToken({ nonce: 'the-nonce', auth_time }) }))
  stubProvider({ ...description, token })
  const { exchangeCode } = await loadClient()
  await expect(exchangeCode(back, { ...checks, askedAgainAt: NOW })).resolves.toMatchObject({ isAgain })
})

test.each([
  ['states the time', SECONDS, {}],
  ['never states one', undefined, WITHOUT],
])('who was not asked has not signed in again, though the provider %s', async (_, auth_time, description) => {
  const token = () => Response.json(tokenAnswer({ id_token: idToken({ nonce: 'the-nonce', auth_time }) }))
  stubProvider({ ...description, token })
  const { exchangeCode } = await loadClient()
  await expect(exchangeCode(back, checks)).resolves.toMatchObject({ isAgain: false })
})
