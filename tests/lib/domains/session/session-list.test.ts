import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sessionListLimits } from '@/lib/core/limits'
import { storeKey } from '@/lib/core/server/shared-store'
import { sessionHandle, type ListedSession } from '@/lib/domains/session/listed-session'
import { ABSOLUTE_MS } from '@/lib/domains/session/sealed-session'
import { sessionListInMemory, type SessionList } from '@/lib/domains/session/session-list'
import { SharedSessionList } from '@/lib/domains/session/shared-session-list'
import { startedRedis } from '@/tests/support/redis-server'
import { NOW } from '../../support/session'

const HOUR = 3_600_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterEach(() => void vi.useRealTimers())

const session = (id: string, changes: Partial<ListedSession> = {}): ListedSession => ({
  id,
  signedInAt: NOW - HOUR,
  usedAt: NOW,
  browser: 'firefox',
  system: 'linux',
  ...changes,
})

const idsOf = async (list: SessionList, subject = 'maya') => (await list.all(subject)).map(({ id }) => id).toSorted()

const kinds = {
  'in memory': async (most: number) => sessionListInMemory(NOW, most),
  'in the shared store': async (most: number) => new SharedSessionList(await (await startedRedis())(), most),
}

describe.each(Object.entries(kinds))('the list %s', (_, make) => {
  test('has each session of a player once, as it was used last', async () => {
    const list = await make(10)
    await list.note('maya', session('one', { browser: 'chrome' }))
    await list.note('maya', session('two'))
    await list.note('maya', session('one', { usedAt: NOW + HOUR }))
    await list.note('robin', session('three'))
    expect(await idsOf(list)).toEqual(['one', 'two'])
    expect((await list.all('maya')).find(({ id }) => id === 'one')).toEqual(session('one', { usedAt: NOW + HOUR }))
    expect(await list.all('nobody')).toEqual([])
  })

  test('forgets a session that has ended, of its own player alone', async () => {
    const list = await make(10)
    for (const id of ['one', 'two']) await list.note('maya', session(id))
    await list.forget('robin', 'one')
    expect(await idsOf(list)).toEqual(['one', 'two'])
    await list.forget('maya', 'one')
    expect(await idsOf(list)).toEqual(['two'])
  })

  test('has so many of a player: those used last', async () => {
    const list = await make(10)
    const count = sessionListLimits.ofPlayer + 3
    for (let index = 0; index < count; index += 1)
      await list.note('maya', session(String(index), { usedAt: NOW - (count - index) * 1000 }))
    const ids = (await list.all('maya')).map(({ id }) => Number(id)).toSorted((one, other) => one - other)
    expect(ids).toEqual(Array.from({ length: sessionListLimits.ofPlayer }, (_unused, index) => index + 3))
  })

  test('has so many players: the one changed longest ago is forgotten first', async () => {
    const list = await make(2)
    for (const [index, subject] of ['maya', 'robin', 'greta'].entries())
      await list.note(subject, session(subject, { usedAt: NOW + index }))
    expect([await idsOf(list, 'maya'), await idsOf(list, 'robin'), await idsOf(list, 'greta')]).toEqual([
      [],
      ['robin'],
      ['greta'],
    ])
  })
})

test('the shared store holds no id, no name and no device in the clear, and lets everything expire', async () => {
  const store = await (await startedRedis())()
  await new SharedSessionList(store).note('maya', session('the-id-of-the-session', { providerSession: 'sid-1' }))
  const keys = await store.keys('*')
  expect(keys).toHaveLength(2)
  for (const key of keys) expect(await store.pTTL(key)).toBeGreaterThan(ABSOLUTE_MS - 60_000)
  const hash = keys.find((key) => key !== storeKey('sessions-players')) ?? ''
  const held = JSON.stringify([keys, await store.hGetAll(hash)])
  for (const secret of ['maya', 'the-id-of-the-session', 'sid-1', 'firefox', 'linux'])
    expect(held).not.toContain(secret)
})

test('what can’t be opened is in no list, and goes first', async () => {
  const store = await (await startedRedis())()
  const list = new SharedSessionList(store)
  await list.note('maya', session('one'))
  const hash = (await store.keys('*')).find((key) => key !== storeKey('sessions-players')) ?? ''
  await store.hSet(hash, 'planted', 'garbage')
  expect(await idsOf(list)).toEqual(['one'])
  for (let index = 0; index < sessionListLimits.ofPlayer; index += 1) await list.note('maya', session(`more-${index}`))
  expect(await store.hExists(hash, 'planted')).toBe(0)
})

test('a handle names one session, and tells nothing of its id', () => {
  expect(sessionHandle('one')).toBe(sessionHandle('one'))
  expect(sessionHandle('one')).not.toBe(sessionHandle('two'))
  expect(sessionHandle('one')).toMatch(/^[\w-]{22}$/)
})
