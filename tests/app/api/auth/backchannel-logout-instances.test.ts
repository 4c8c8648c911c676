// Logout tokens of the identity provider at several instances, which share a store.
import { beforeEach, expect, test, vi } from 'vitest'
import { log } from '@/lib/core/server/log'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { stubProvider } from '../../../lib/support/identity-provider'
import { logoutToken, TOLD_AT } from '../../../lib/support/logout-token'
import { aSession, requestTo } from '../../../lib/support/session'

type Command = 'get' | 'set'

let values: Map<string, string>
/** Whether the store fails at a command for a key that contains this. */
let fails: (command: Command, key: string) => boolean

const answer = async <Value>(command: Command, key: string, value: () => Value) => {
  if (fails(command, key)) throw new Error('the store is down')
  return value()
}
const store = {
  get: (key: string) => answer('get', key, () => values.get(key) ?? null),
  set: (key: string, value: string, { condition }: { condition?: 'NX' }) =>
    answer('set', key, () => {
      if (condition === 'NX' && values.has(key)) return null
      values.set(key, value)
      return 'OK'
    }),
}

beforeEach(() => {
  values = new Map()
  fails = () => false
  vi.spyOn(log, 'warn').mockReturnValue()
  vi.stubEnv('OIDC_BACKCHANNEL_LOGOUT', 'true')
  vi.doMock('@/lib/core/server/shared-store', async (original) => ({
    ...(await original<object>()),
    sharedStore: () => store,
  }))
  stubProvider()
})

/** An instance that has just been started: it remembers nothing itself. */
async function anInstance() {
  forgetProcessState()
  vi.resetModules()
  const [{ POST }, { hasEnded }] = await Promise.all([
    import('@/app/api/auth/backchannel-logout/route'),
    import('@/lib/domains/session/find-session'),
  ])
  const session = aSession({ signedInAt: TOLD_AT - 60_000, usedAt: TOLD_AT, providerSession: 'sid-1' })
  return {
    tell: (token: string) =>
      POST(
        requestTo('/api/auth/backchannel-logout', { form: { logout_token: token }, headers: { 'sec-fetch-site': '' } }),
      ),
    isSignedIn: async () => !(await hasEnded(session, TOLD_AT)),
  }
}

test('a token is taken once, whichever instance it is sent to', async () => {
  const token = await logoutToken()
  const one = await anInstance()
  expect((await one.tell(token)).status).toBe(200)
  const other = await anInstance()
  expect((await other.tell(token)).status).toBe(400)
  expect(await other.isSignedIn()).toBe(false)
})

test('of two that come at once one is taken', async () => {
  const token = await logoutToken()
  const { tell } = await anInstance()
  const answers = await Promise.all([tell(token), tell(token)])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400])
})

test.each<[string, (command: Command, key: string) => boolean]>([
  ['can’t be reached', () => true],
  ['takes no end of a session', (command, key) => command === 'set' && key.includes('ended-at-provider')],
  ['takes no token', (command, key) => command === 'set' && key.includes('logout-token')],
])('while the store %s the provider is asked to come back, and then the token is taken', async (_, failure) => {
  const token = await logoutToken()
  const one = await anInstance()
  fails = failure
  const refused = await one.tell(token)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  fails = () => false
  expect((await one.tell(token)).status).toBe(200)
  expect(await (await anInstance()).isSignedIn()).toBe(false)
})
