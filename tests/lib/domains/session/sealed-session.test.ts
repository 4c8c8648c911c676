import { sealData, unsealData } from 'iron-session'
import { expect, test, vi } from 'vitest'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { packingKey, unpackedText } from '@/lib/core/server/packed-text'
import { ABSOLUTE_MS, IDLE_MS, remainingMs, sealSession, unsealSession } from '@/lib/domains/session/sealed-session'
import { aLongToken, aSession, NOW } from '../../support/session'

const sealed = (data: unknown, password = `${env.SESSION_SECRET}:session`) => sealData(data, { password, ttl: 3600 })

const forged = (cookie: string) => cookie.slice(0, 200) + (cookie[200] === 'A' ? 'B' : 'A') + cookie.slice(201)

test('a session comes back from its cookie as it was, and the cookie says nothing', async () => {
  const session = aSession()
  const cookie = await sealSession(session)
  await expect(unsealSession(cookie, NOW)).resolves.toEqual(session)
  expect(cookie).not.toMatch(/maya|access-1|refresh-1/i)
  expect(Buffer.from(cookie, 'base64').toString()).not.toMatch(/maya|access-1|refresh-1/i)
})

test('no two seals of a session are alike', async () => {
  expect(await sealSession(aSession())).not.toBe(await sealSession(aSession()))
})

test.each([
  ['nothing', async () => undefined],
  ['an empty cookie', async () => ''],
  ['garbage', async () => 'garbage'],
  ['what looks like a seal', async () => 'Fe26.2*1*a*b*c*d*e*f~2'],
  ['a very long text', async () => 'x'.repeat(100_000)],
  ['a session with one letter changed', async () => forged(await sealSession(aSession()))],
  [
    'a session sealed with another secret',
    async () => sealed(aSession(), 'another-secret-of-32-characters-xx:session'),
  ],
  ['a session sealed for another purpose', async () => sealed(aSession(), `${env.SESSION_SECRET}:draft`)],
  ['something else with the same seal', async () => sealed({ draftRef: 'a' })],
  ['a session without an id, which nobody could end', async () => sealed({ ...aSession(), id: undefined })],
  ['a session of another shape', async () => sealed({ ...aSession(), player: undefined })],
  ['plain JSON', async () => JSON.stringify(aSession())],
])('%s holds no session', async (_, cookie) => {
  await expect(unsealSession(await cookie(), NOW)).resolves.toBeUndefined()
})

test.each(['signedInAt', 'usedAt'] as const)(
  'a session whose %s lies in the future is none, but for what clocks may differ: it would outlive its limits',
  async (time) => {
    const cookie = await sealSession(aSession({ [time]: NOW }))
    await expect(unsealSession(cookie, NOW - 5 * 60_000)).resolves.toBeDefined()
    await expect(unsealSession(cookie, NOW - 5 * 60_000 - 1)).resolves.toBeUndefined()
  },
)

test('a cookie that is longer than any of ours is not even opened', async () => {
  const open = vi.spyOn(crypto.subtle, 'importKey')
  const cookie = await sealed({ ...aSession(), player: { ...aSession().player, firstName: 'x'.repeat(4000) } })
  open.mockClear()
  await expect(unsealSession(cookie, NOW)).resolves.toBeUndefined()
  await expect(unsealSession(`p.${'A'.repeat(3 * 3800)}`, NOW)).resolves.toBeUndefined()
  expect(open).not.toHaveBeenCalled()
})

test('a session ends when it is not used for a week', async () => {
  const cookie = await sealSession(aSession({ usedAt: NOW }))
  await expect(unsealSession(cookie, NOW + IDLE_MS - 1)).resolves.toBeDefined()
  await expect(unsealSession(cookie, NOW + IDLE_MS)).resolves.toBeUndefined()
})

test('a session ends a month after signing in, however much it is used', async () => {
  const signedInAt = NOW - ABSOLUTE_MS + 1000
  const cookie = await sealSession(aSession({ signedInAt, usedAt: NOW }))
  expect(remainingMs(aSession({ signedInAt, usedAt: NOW }), NOW)).toBe(1000)
  await expect(unsealSession(cookie, NOW + 999)).resolves.toBeDefined()
  await expect(unsealSession(cookie, NOW + 1000)).resolves.toBeUndefined()
})

test('the seal itself ends too', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  const cookie = await sealSession(aSession())
  vi.setSystemTime(NOW + ABSOLUTE_MS + 120_000)
  await expect(unsealSession(cookie, NOW)).resolves.toBeUndefined()
  vi.useRealTimers()
})

test('a session that fits into one cookie is sealed as it always was, so that instances before this one read it', async () => {
  expect(await sealSession(aSession())).toMatch(/^Fe26\.2\*/)
})

test.each([
  ['7001', 7001],
  ['018f0000-0000-7000-8000-000000007001', '018f0000-0000-7000-8000-000000007001'],
  ['007', '007'],
])('the fundraiser %s is sealed as versions that knew numbers alone had it', async (fundraiserId, expected) => {
  const session = aSession({ player: { ...aSession().player, fundraiserId } })
  const text = await sealSession(session)
  const held = await unsealData(text, { password: `${env.SESSION_SECRET}:session` })
  expect(held).toMatchObject({ player: { fundraiserId: expected } })
  await expect(unsealSession(text, NOW)).resolves.toEqual(session)
})

test('a number in a packed session stays one, too', async () => {
  const session = aSession({
    player: { ...aSession().player, fundraiserId: '7001' },
    tokens: withTokens(2300, 1400, 1800),
  })
  const text = await sealSession(session)
  const key = packingKey(env.SESSION_SECRET, 'session')
  expect(unpackedText(text.slice('p.'.length), key)).toMatchObject({ value: { player: { fundraiserId: 7001 } } })
  await expect(unsealSession(text, NOW)).resolves.toEqual(session)
})

const withTokens = (access: number, refresh: number, id: number) => ({
  ...aSession().tokens,
  access: aLongToken(access, 'access'),
  refresh: aLongToken(refresh, 'refresh'),
  id: aLongToken(id, 'id'),
})

test.each([
  ['of Entra’s length', withTokens(2300, 1400, 1800)],
  ['of 6 KB, with the others of a kilobyte', withTokens(6000, 1000, 1200)],
])('tokens %s come back as they were', async (_, tokens) => {
  const warn = vi.spyOn(log, 'warn')
  const session = aSession({ tokens })
  const text = await sealSession(session)
  expect(text).toMatch(/^p\.[\w-]+$/)
  await expect(unsealSession(text, NOW)).resolves.toEqual(session)
  expect(warn).not.toHaveBeenCalled()
})

test('a packed session ends when any other does', async () => {
  const text = await sealSession(aSession({ tokens: withTokens(2300, 1400, 1800), usedAt: NOW }))
  await expect(unsealSession(text, NOW + IDLE_MS - 1)).resolves.toBeDefined()
  await expect(unsealSession(text, NOW + IDLE_MS)).resolves.toBeUndefined()
})

test('the ID token is left out where the cookies would be too long for browsers', async () => {
  const tokens = withTokens(5000, 4000, 4000)
  vi.spyOn(log, 'warn').mockReturnValue()
  const text = await sealSession(aSession({ tokens }))
  expect(text.length).toBeLessThan(3 * 3800)
  const length: unknown = expect.toSatisfy((bytes: number) => bytes > 3 * 3798)
  expect(log.warn).toHaveBeenCalledExactlyOnceWith({ length }, expect.stringContaining('too long'))
  await expect(unsealSession(text, NOW)).resolves.toEqual(aSession({ tokens: { ...tokens, id: undefined } }))
})

test('a session that fits into no three cookies is refused aloud, since browsers drop it in silence', async () => {
  vi.spyOn(log, 'warn').mockReturnValue()
  const session = aSession({ tokens: withTokens(6000, 6000, 6000) })
  await expect(sealSession(session)).rejects.toThrow(/does not fit/)
})
