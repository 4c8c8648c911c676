import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError, TooManyRequestsError } from '@/lib/core/errors'
import { rateLimits } from '@/lib/core/limits'
import { log } from '@/lib/core/server/log'
import { endedSessions } from '@/lib/domains/session/ended-sessions'
import { forMemberForm, type MemberFormCall } from '@/lib/domains/session/form-for-member'
import { formProblemOf } from '@/lib/domains/session/form-outcome'
import { playerIdOf } from '@/lib/domains/session/player-id'
import { sealSession, unsealSession, type SealedSession } from '@/lib/domains/session/sealed-session'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { stubProvider } from '../../support/identity-provider'
import { aSession, aSpentSession, cookiesOf, NOW, requestTo, SITE } from '../../support/session'

/** A page in two languages. */
const pageIn = (locale: string) => `${locale === 'de' ? '/de' : ''}/settings/account`
const player = playerIdOf('account-501')

beforeEach(() => {
  forgetProcessState()
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  vi.spyOn(log, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
})

type Sending = { fields?: Record<string, string>; session?: SealedSession; headers?: Record<string, string> }

/** Sends a form as Maya's page does, unless told otherwise. */
async function send(
  act: (call: MemberFormCall) => Promise<{ to: string }>,
  { fields = {}, session = aSession(), headers = {} }: Sending = {},
) {
  const cookies = { session: await sealSession(session) }
  return forMemberForm(
    pageIn,
    act,
  )(requestTo('/api/account/form', { form: { player, locale: 'en', ...fields }, cookies, headers }))
}

const locationOf = (response: Response) => response.headers.get('location')?.replace(SITE, '')

const done = vi.fn(async () => ({ to: '/settings/account?done=1' }))
beforeEach(() => void done.mockClear())

test('a form of the page’s player is carried out, and the answer is a page that nobody keeps', async () => {
  const response = await send(async ({ member, fields }) => ({ to: `/${member.facts.firstName}/${fields.thing}` }), {
    fields: { thing: 'bell' },
  })
  expect([response.status, locationOf(response)]).toEqual([303, '/Maya/bell'])
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test.each([{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { 'sec-fetch-site': 'none' }])(
  'a form from elsewhere (%o) is refused',
  async (headers) => {
    const response = await send(done, { headers })
    expect(response.status).toBe(403)
    expect(done).not.toHaveBeenCalled()
  },
)

test('who is not signed in, or not any more, comes back to the page in their language after sign-in', async () => {
  const toLogin = `/login?${String(new URLSearchParams({ returnTo: '/de/settings/account' }))}`
  const fields = { locale: 'de' }
  const visitor = await forMemberForm(pageIn, done)(requestTo('/api/account/form', { form: { player, ...fields } }))
  expect([visitor.status, locationOf(visitor)]).toEqual([303, toLogin])
  const ended = aSession()
  await endedSessions().add(ended.id, NOW + 1000, NOW)
  expect(locationOf(await send(done, { fields, session: ended }))).toBe(toLogin)
  expect(done).not.toHaveBeenCalled()
  const meanwhile = await send(() => Promise.reject(new AppError('not_signed_in')), {
    fields,
    session: aSession({ id: 'session-2' }),
  })
  expect(locationOf(meanwhile)).toBe(toLogin)
})

test.each([{ player: playerIdOf('account-502') }, { player: '' }])(
  'a form of another player’s page (%o) is not carried out, and the page says so',
  async (fields) => {
    expect(locationOf(await send(done, { fields }))).toBe('/settings/account?problem=another_player')
    expect(done).not.toHaveBeenCalled()
  },
)

test.each([
  [new TooManyRequestsError(30), 'too_many_requests'],
  [new AppError('upstream_unavailable'), 'failed'],
  [new AppError('not_found'), 'failed'],
])('a failure (%s) is told where the form is', async (error, problem) => {
  const response = await send(() => Promise.reject(error), { fields: { locale: 'de' } })
  expect(locationOf(response)).toBe(`/de/settings/account?problem=${problem}`)
})

test('an error that nobody foresaw is a failure of the site, and names nothing', async () => {
  vi.spyOn(log, 'error').mockReturnValue()
  const response = await send(() => Promise.reject(new Error('secret detail')))
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('secret')
})

test('forms of a session are limited, and the page says when there are too many', async () => {
  for (let count = 0; count < rateLimits.sessionWrites.tries; count += 1) await send(done)
  expect(done).toHaveBeenCalledTimes(rateLimits.sessionWrites.tries)
  expect(locationOf(await send(done))).toBe('/settings/account?problem=too_many_requests')
  expect(done).toHaveBeenCalledTimes(rateLimits.sessionWrites.tries)
})

test('a session that is renewed on the way is sent to the browser, also with a failure', async () => {
  stubProvider()
  const renewing = async ({ member }: MemberFormCall) => {
    await member.call(async () => undefined)
    throw new AppError('upstream_unavailable')
  }
  const response = await send(renewing, { session: aSpentSession() })
  const renewed = await unsealSession(cookiesOf(response).session?.value, NOW)
  expect(renewed?.tokens.access).not.toBe(aSpentSession().tokens.access)
  expect(renewed?.id).toBe('session-1')
})

test('a body that is no form is refused', async () => {
  const json = await send(done, { headers: { 'content-type': 'application/json' } })
  expect(json.status).toBe(415)
  expect(done).not.toHaveBeenCalled()
})

test.each(['坂', '\n', 'é', '🚵'])('a thousand characters such as %j are no long form', async (character) => {
  const thing = character.repeat(1000 / character.length)
  expect(locationOf(await send(done, { fields: { thing } }))).toBe('/settings/account?done=1')
})

test.each([
  ['German', '/de', `${SITE}/de/settings/account`],
  ['English', '', `${SITE}/settings/account`],
  ['unknown', '', ''],
])('a long form is not carried out, and its page says so; the page is %s', async (_, prefix, referer) => {
  const response = await send(done, { fields: { thing: 'x'.repeat(17_000) }, headers: { referer } })
  expect([response.status, locationOf(response)]).toEqual([303, `${prefix}/settings/account?problem=invalid_input`])
  expect(done).not.toHaveBeenCalled()
})

test('a page shows only problems that there are', () => {
  expect(['another_player', 'failed', '<script>', undefined, ['failed']].map(formProblemOf)).toEqual([
    'another_player',
    'failed',
    undefined,
    undefined,
    undefined,
  ])
})
