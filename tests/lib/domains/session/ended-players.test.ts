import { beforeEach, expect, test, vi } from 'vitest'
import { log } from '@/lib/core/server/log'
import { EndedPlayers } from '@/lib/domains/session/ended-players'
import { ABSOLUTE_MS } from '@/lib/domains/session/sealed-session'

const NOW = 1_900_000_000_000

let onDisk: [string, number][] | undefined
const kept = { read: () => onDisk, write: (ended: [string, number][]) => ((onDisk = ended), true) }

beforeEach(() => {
  onDisk = undefined
  vi.spyOn(log, 'warn').mockReturnValue()
})

function aStore() {
  const values = new Map<string, string>()
  const state = { isDown: false }
  const answer = async <Value>(value: () => Value) => {
    if (state.isDown) throw new Error('down')
    return value()
  }
  return {
    state,
    get: (key: string) => answer(() => values.get(key) ?? null),
    set: (key: string, value: string) => answer(() => values.set(key, value)),
  }
}

test('a player whose sessions ended is known by each name, with the last time', async () => {
  const players = new EndedPlayers(undefined, kept)
  expect(await players.endedAt(['a', 'b'])).toBeUndefined()
  await players.end('b', NOW)
  await players.end('b', NOW + 1)
  expect(await players.endedAt(['a', 'b'])).toBe(NOW + 1)
  expect(await players.endedAt(['a'])).toBeUndefined()
})

test('older news of a player, which may come late, is no news', async () => {
  const players = new EndedPlayers(undefined, kept)
  await players.end('a', NOW)
  players.learn('a', NOW - 1000)
  expect(await players.endedAt(['a'])).toBe(NOW)
  expect(await new EndedPlayers(undefined, kept).endedAt(['a'])).toBe(NOW)
})

test('an instance that shares what it knows takes over what the store knows better', async () => {
  const store = aStore()
  const [one, other] = [
    new EndedPlayers(store, kept),
    new EndedPlayers(store, { read: () => undefined, write: () => true }),
  ]
  await one.end('a', NOW)
  await other.end('a', NOW + 1000)
  expect(await one.share()).toEqual([])
  store.state.isDown = true
  expect(await one.endedAt(['a'])).toBe(NOW + 1000)
})

test('a restart forgets nobody', async () => {
  await new EndedPlayers(undefined, kept).end('a', NOW)
  expect(await new EndedPlayers(undefined, kept).endedAt(['a'])).toBe(NOW)
})

test('each instance knows what one was told, by the store or by its news', async () => {
  const store = aStore()
  const nothing = { read: () => undefined, write: () => true }
  const [one, other] = [new EndedPlayers(store, nothing), new EndedPlayers(store, nothing)]
  expect(await one.end('a', NOW)).toBe(true)
  expect(await other.endedAt(['a'])).toBe(NOW)
  store.state.isDown = true
  expect(await other.endedAt(['a'])).toBeUndefined()
  expect(await one.end('b', NOW)).toBe(false)
  other.learn('a', NOW)
  expect(await other.endedAt(['a'])).toBe(NOW)
  expect(await one.endedAt(['b'])).toBe(NOW)
})

test('what the store could not be told is stored once it can be, also by the next process, and only once', async () => {
  const store = aStore()
  const other = new EndedPlayers(store, { read: () => undefined, write: () => true })
  await other.end('c', NOW + 1)
  store.state.isDown = true
  await new EndedPlayers(store, kept).endAll(['a', 'b', 'c'], NOW)
  const one = new EndedPlayers(store, kept)
  await expect(one.share()).rejects.toThrow('down')
  store.state.isDown = false
  expect(await other.endedAt(['a'])).toBeUndefined()
  expect(await one.share()).toEqual([
    { key: 'a', endedAt: NOW },
    { key: 'b', endedAt: NOW },
  ])
  expect(await other.endedAt(['a'])).toBe(NOW)
  expect(await one.endedAt(['c'])).toBe(NOW + 1)
  expect(await one.share()).toEqual([])
})

test('those go whose sessions would have ended by themselves, and the oldest of very many', async () => {
  const players = new EndedPlayers(undefined, kept)
  await players.end('old', NOW - ABSOLUTE_MS)
  await players.end('new', NOW)
  expect(onDisk).toEqual([['new', NOW]])
  for (let at = 0; at < 1000; at += 1) players.learn(`player ${at}`, NOW)
  expect(onDisk).toHaveLength(1000)
  expect(await players.endedAt(['new'])).toBeUndefined()
})

test('who was ended before the secret changed stays ended, though that secret still opens sessions', async () => {
  const keysWith = async (secret: string, before: string) => {
    vi.resetModules()
    vi.stubEnv('SESSION_SECRET', secret)
    vi.stubEnv('SESSION_SECRETS_BEFORE', before)
    const { endedPlayerKey, endedPlayerKeys } = await import('@/lib/domains/session/ended-players')
    return { one: endedPlayerKey('maya'), all: endedPlayerKeys('maya') }
  }
  const before = await keysWith('1'.repeat(32), '')
  const after = await keysWith('2'.repeat(32), '1'.repeat(32))
  expect(before.all).toEqual([before.one])
  expect(after.all).toEqual([after.one, before.one])
})
