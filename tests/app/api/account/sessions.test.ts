import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { POST } from '@/app/api/account/sessions/route'
import { rateLimits } from '@/lib/core/limits'
import { log } from '@/lib/core/server/log'
import { hasEnded } from '@/lib/domains/session/find-session'
import { sessionHandle } from '@/lib/domains/session/listed-session'
import { noteUse } from '@/lib/domains/session/note-use'
import { playerIdOf } from '@/lib/domains/session/player-id'
import { sealSession, type SealedSession } from '@/lib/domains/session/sealed-session'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { refusal, stubProvider } from '../../../lib/support/identity-provider'
import { aSession, aSpentSession, cookiesOf, NOW, requestTo, SITE } from '../../../lib/support/session'

vi.mock('@/lib/core/server/persisted-file', () => ({
  PersistedFile: class {
    read = () => undefined
    write = () => true
  },
}))

const there = aSession({ id: 'there' })
const player = playerIdOf('account-501')
const confirmed = (confirmedAt: number) => aSession({ id: 'here', confirmedAt })

beforeEach(async () => {
  forgetProcessState()
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  vi.spyOn(log, 'warn').mockReturnValue()
  await noteUse(there, new Headers(), NOW)
})
afterEach(() => {
  vi.useRealTimers()
})

async function send(
  form: Record<string, string>,
  headers: Record<string, string> = {},
  here: SealedSession = confirmed(NOW - 60_000),
) {
  const cookies = { session: await sealSession(here) }
  return POST(requestTo('/api/account/sessions', { form, cookies, headers }))
}
const locationOf = (response: Response) => response.headers.get('location')?.replace(SITE, '')

test('a form ends the session that it names, and the page says so in its language', async () => {
  const response = await send({ player, locale: 'de', session: sessionHandle('there') })
  expect([response.status, locationOf(response)]).toEqual([303, '/de/settings/account?done=ended#sessions'])
  expect(await hasEnded(there, NOW)).toBe(true)
  expect(cookiesOf(response)).toEqual({})
})

test('without a name it ends all others', async () => {
  expect(locationOf(await send({ player, locale: 'en' }))).toBe('/settings/account?done=ended_others#sessions')
  expect(await hasEnded(there, NOW)).toBe(true)
  expect(await hasEnded(aSession({ id: 'here' }), NOW)).toBe(false)
})

test.each([
  ['another site', { player }, { 'sec-fetch-site': 'cross-site' }],
  ['another player’s page', { player: playerIdOf('account-502') }, {}],
  ['a page without a player', {}, {}],
])('a form of %s ends nothing', async (_, form, headers: Record<string, string>) => {
  await send({ ...form, session: sessionHandle('there') }, headers)
  await send(form, headers)
  expect(await hasEnded(there, NOW)).toBe(false)
})

test.each([
  ['has not signed in again', aSession({ id: 'here' })],
  ['signed in again ten minutes ago', confirmed(NOW - 10 * 60_000)],
  ['did so by a cookie of the future', confirmed(NOW + 6 * 60_000)],
])('a player who %s does that first, and comes back to the list; nothing ends meanwhile', async (_, here) => {
  const form = { player, locale: 'de', session: sessionHandle('there') }
  const response = await send(form, {}, here)
  const returnTo = '/de/settings/account#sessions'
  expect(locationOf(response)).toBe(`/login?${String(new URLSearchParams({ again: '1', returnTo }))}`)
  await send({ player, locale: 'de' }, {}, here)
  expect(await hasEnded(there, NOW)).toBe(false)
})

test('nobody ends sessions without end', async () => {
  for (let count = 0; count < rateLimits.sessionWrites.tries; count += 1) await send({ player, session: 'x' })
  expect(locationOf(await send({ player, session: sessionHandle('there') }))).toBe(
    '/settings/account?problem=too_many_requests',
  )
  expect(await hasEnded(there, NOW)).toBe(false)
})

test('a session that the provider does not know any more ends nothing, and has to sign in', async () => {
  stubProvider({ token: () => refusal('invalid_grant') })
  const response = await send({ player, locale: 'en' }, {}, aSpentSession({ id: 'here', confirmedAt: NOW - 60_000 }))
  expect(locationOf(response)).toBe(`/login?${String(new URLSearchParams({ returnTo: '/settings/account' }))}`)
  expect(await hasEnded(there, NOW)).toBe(false)
})
