import { expect, test, vi } from 'vitest'
import { AppError, UpstreamError } from '@/lib/core/errors'
import { findPlayer } from '@/lib/core/server/on-behalf-of'
import { memberOf, type Renew } from '@/lib/domains/session/member'
import { aSession, aSpentSession, maya, NOW } from '../../support/session'

const unauthorized = () => new UpstreamError({ service: 'game', operation: 'getProfile', kind: 'status', status: 401 })

/** Exchanges tokens for the next: access-2, access-3 … */
function renewing() {
  let count = 1
  return vi.fn<Renew>(async ({ player }) => {
    count += 1
    return { tokens: { access: `access-${count}`, accessEndsAt: NOW + 600_000, refresh: `refresh-${count}` }, player }
  })
}

/** A call that takes these access tokens only, and answers which one it was given. */
const taking = (...good: string[]) =>
  vi.fn(async (token: string) => (good.includes(token) ? token : Promise.reject(unauthorized())))

test('a call is given the access token, and nothing is renewed without need', async () => {
  const renew = renewing()
  const { member, session } = memberOf(aSession(), renew, () => NOW)
  await expect(member.call(taking('access-1'))).resolves.toBe('access-1')
  expect(renew).not.toHaveBeenCalled()
  expect(session()).toEqual(aSession())
})

test.each([
  ['has ended', -1],
  ['ends within half a minute', 29_000],
])('an access token that %s is renewed before the call', async (_, left) => {
  const tokens = { ...aSession().tokens, accessEndsAt: NOW + left }
  const run = taking('access-2')
  const { member, session } = memberOf(aSession({ tokens }), renewing(), () => NOW)
  await expect(member.call(run)).resolves.toBe('access-2')
  expect(run).toHaveBeenCalledTimes(1)
  expect(session().tokens).toMatchObject({ access: 'access-2', refresh: 'refresh-2' })
  expect(session()).toMatchObject({ subject: 'account-501', signedInAt: aSession().signedInAt })
})

test('half a minute is long enough for a call, and a token that ends now is not confirmed by', async () => {
  const renew = renewing()
  const ending = (accessEndsAt: number) => aSession({ tokens: { ...aSession().tokens, accessEndsAt } })
  await memberOf(ending(NOW + 30_000), renew, () => NOW).member.call(taking('access-1'))
  expect(renew).not.toHaveBeenCalled()
  await memberOf(ending(NOW), renew, () => NOW).member.confirm()
  expect(renew).toHaveBeenCalledTimes(1)
})

test('of two calls that are answered 401 with the same token, the slower renews nothing again', async () => {
  const renew = renewing()
  const { member } = memberOf(aSession(), renew, () => NOW)
  const slow = Promise.withResolvers<never>()
  const slower = member.call((token) => (token === 'access-1' ? slow.promise : Promise.resolve(token)))
  await expect(member.call(taking('access-2'))).resolves.toBe('access-2')
  slow.reject(unauthorized())
  await expect(slower).resolves.toBe('access-2')
  expect(renew).toHaveBeenCalledTimes(1)
})

test('a call that is answered 401 is made once more with a new token', async () => {
  const run = taking('access-2')
  const { member } = memberOf(aSession(), renewing(), () => NOW)
  await expect(member.call(run)).resolves.toBe('access-2')
  expect(run.mock.calls).toEqual([['access-1'], ['access-2']])
})

test('a second 401 ends the session', async () => {
  const run = taking()
  const { member } = memberOf(aSession(), renewing(), () => NOW)
  await expect(member.call(run)).rejects.toMatchObject({ code: 'not_signed_in', cause: { status: 401 } })
  expect(run).toHaveBeenCalledTimes(2)
})

test.each([
  ['another status', new UpstreamError({ service: 'game', operation: 'x', kind: 'status', status: 403 })],
  ['an outage', new UpstreamError({ service: 'game', operation: 'x', kind: 'timeout' })],
  ['a fault of ours', new TypeError('x')],
])('%s passes through, and the call is not repeated', async (_, error) => {
  const renew = renewing()
  const run = vi.fn(async () => Promise.reject(error))
  const { member } = memberOf(aSession(), renew, () => NOW)
  await expect(member.call(run)).rejects.toBe(error)
  expect(run).toHaveBeenCalledTimes(1)
  expect(renew).not.toHaveBeenCalled()
})

test('after the renewal, too, an error that is no 401 is what it is', async () => {
  const error = new UpstreamError({ service: 'game', operation: 'x', kind: 'status', status: 500 })
  const run = vi.fn(async (token: string) => Promise.reject(token === 'access-1' ? unauthorized() : error))
  const { member } = memberOf(aSession(), renewing(), () => NOW)
  await expect(member.call(run)).rejects.toBe(error)
})

test('a renewal that is refused ends the session, and one that fails does not', async () => {
  const refused = memberOf(
    aSpentSession(),
    async () => Promise.reject(new AppError('not_signed_in')),
    () => NOW,
  )
  await expect(refused.member.call(taking())).rejects.toMatchObject({ code: 'not_signed_in' })
  const down = new UpstreamError({ service: 'identity', operation: 'refreshTokens', kind: 'timeout' })
  const failed = memberOf(
    aSpentSession(),
    async () => Promise.reject(down),
    () => NOW,
  )
  await expect(failed.member.call(taking())).rejects.toBe(down)
  expect(failed.session()).toEqual(aSpentSession())
})

test('a renewal for one call serves those after it', async () => {
  const renew = renewing()
  const { member } = memberOf(aSession(), renew, () => NOW)
  await expect(member.call(taking('access-2'))).resolves.toBe('access-2')
  await expect(Promise.all([member.call(taking('access-2')), member.call(taking('access-2'))])).resolves.toHaveLength(2)
  expect(renew).toHaveBeenCalledTimes(1)
})

test('a saved profile is learned, and kept through a renewal that knows no newer', async () => {
  const { member, session } = memberOf(aSession(), renewing(), () => NOW)
  member.learn({ ...maya, usesMetric: false })
  expect(member.facts.usesMetric).toBe(false)
  await member.call(taking('access-2'))
  expect(session().player.usesMetric).toBe(false)
})

test('a session is confirmed by a renewal once its access token has ended, and not before', async () => {
  const renew = renewing()
  await memberOf(aSession(), renew, () => NOW).member.confirm()
  expect(renew).not.toHaveBeenCalled()
  const { member, session } = memberOf(aSpentSession(), renew, () => NOW)
  await member.confirm()
  await member.confirm()
  expect(renew).toHaveBeenCalledTimes(1)
  expect(session().tokens.access).toBe('access-2')
})

test('a session that the provider no longer knows is not confirmed; in an outage it is believed', async () => {
  const confirm = (error: Error) =>
    memberOf(
      aSpentSession(),
      async () => Promise.reject(error),
      () => NOW,
    ).member.confirm()
  await expect(confirm(new AppError('not_signed_in'))).rejects.toMatchObject({ code: 'not_signed_in' })
  await expect(
    confirm(new UpstreamError({ service: 'identity', operation: 'refreshTokens', kind: 'timeout' })),
  ).resolves.toBeUndefined()
})

test('a player is named the same in every session, and nobody learns the provider’s name from it', () => {
  const idOf = (subject: string) => memberOf(aSession({ subject, id: subject }), renewing(), () => NOW).member.id
  expect(idOf('account-501')).toBe(idOf('account-501'))
  expect(idOf('account-501')).not.toBe(idOf('account-502'))
  expect(idOf('account-501')).toMatch(/^[\w-]{16}$/)
  expect(idOf('account-501')).not.toContain('501')
})

test('calls and renewals are made on the player’s behalf, whatever session the player comes with', async () => {
  const seen: (string | undefined)[] = []
  const note = <Value>(value: Value) => {
    seen.push(findPlayer())
    return value
  }
  const renew: Renew = async ({ player }) =>
    note({ tokens: { access: 'access-2', accessEndsAt: NOW + 600_000, refresh: 'refresh-2' }, player })
  const { member } = memberOf(aSpentSession({ id: 'session-2' }), renew, () => NOW)
  await member.call(async (token) => (note(token) === 'access-2' ? token : Promise.reject(unauthorized())))
  expect(seen).toEqual([member.id, member.id])
  expect(findPlayer()).toBeUndefined()
})
