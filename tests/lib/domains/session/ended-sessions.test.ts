import { describe, expect, test, vi } from 'vitest'
import { log } from '@/lib/core/server/log'
import { createEndedSessions, endedSessionsInMemory } from '@/lib/domains/session/ended-sessions'
import { NOW } from '../../support/session'

const HOUR = 3_600_000

test('a session that ended is known with the time of its end; a second end changes nothing', async () => {
  const ended = endedSessionsInMemory()
  await expect(ended.endedAt('a', NOW)).resolves.toBeUndefined()
  await ended.add('a', NOW + HOUR, NOW)
  await ended.add('a', NOW + HOUR, NOW + 1000)
  await expect(ended.endedAt('a', NOW + 2000)).resolves.toBe(NOW)
  await expect(ended.endedAt('b', NOW)).resolves.toBeUndefined()
})

test('it is forgotten when no cookie can hold it any more', async () => {
  const ended = endedSessionsInMemory()
  await ended.add('a', NOW + HOUR, NOW)
  await expect(ended.endedAt('a', NOW + HOUR - 1)).resolves.toBe(NOW)
  await expect(ended.endedAt('a', NOW + HOUR)).resolves.toBeUndefined()
})

test('where there are too many, those go first that no cookie can hold, then the oldest', async () => {
  const ended = endedSessionsInMemory(3)
  await ended.add('oldest', NOW + 9 * HOUR, NOW)
  await ended.add('over soon', NOW + HOUR, NOW)
  await ended.add('third', NOW + 9 * HOUR, NOW)
  await ended.add('fourth', NOW + 9 * HOUR, NOW + 2 * HOUR)
  const known = async () =>
    Promise.all(['oldest', 'third', 'fourth', 'fifth'].map((id) => ended.endedAt(id, NOW + 2 * HOUR)))
  expect(await known()).toEqual([NOW, NOW, NOW + 2 * HOUR, undefined])
  await ended.add('fifth', NOW + 9 * HOUR, NOW + 2 * HOUR)
  expect(await known()).toEqual([undefined, NOW, NOW + 2 * HOUR, NOW + 2 * HOUR])
})

test('who ends when there is no more room takes the place of the oldest, and of none that may go by itself', async () => {
  const one = endedSessionsInMemory(1)
  await one.add('a', NOW + HOUR, NOW)
  await one.add('b', NOW + HOUR, NOW)
  expect([await one.endedAt('a', NOW), await one.endedAt('b', NOW)]).toEqual([undefined, NOW])

  const two = endedSessionsInMemory(2)
  await two.add('a', NOW + 2 * HOUR, NOW)
  await two.add('over', NOW + HOUR, NOW)
  await two.add('b', NOW + 2 * HOUR, NOW + HOUR)
  expect(await two.endedAt('a', NOW + HOUR)).toBe(NOW)
})

describe('in a store that instances share', () => {
  type Options = { condition: 'NX'; expiration: { type: 'PX'; value: number } }
  /** A store, which keeps what it is told, or fails. */
  function aStore() {
    const kept = new Map<string, { value: string; milliseconds: number }>()
    const state = { isDown: false }
    const answer = <Result>(result: () => Result) =>
      state.isDown ? Promise.reject(new Error('down')) : Promise.resolve(result())
    return {
      kept,
      state,
      get: (key: string) => answer(() => kept.get(key)?.value ?? null),
      set: (key: string, value: string, { condition, expiration }: Options) =>
        answer(() => {
          if (condition === 'NX' && kept.has(key)) return
          kept.set(key, { value, milliseconds: expiration.type === 'PX' ? expiration.value : NaN })
        }),
    }
  }

  test('what ended on one instance is refused on the others, as long as a cookie can hold it', async () => {
    const store = aStore()
    const [one, other] = [createEndedSessions(store), createEndedSessions(store)]
    await one.add('a', NOW + HOUR, NOW)
    await other.add('a', NOW + 2 * HOUR, NOW + 1)
    await expect(createEndedSessions(store).endedAt('a', NOW + 1)).resolves.toBe(NOW)
    await expect(other.endedAt('b', NOW + 1)).resolves.toBeUndefined()
    expect([...store.kept]).toEqual([['gruppetto:ended-session:a', { value: String(NOW), milliseconds: HOUR }]])
  })

  test('while the store is down, what ended here is refused here, and nobody else is signed out', async () => {
    vi.spyOn(log, 'warn').mockReturnValue()
    const store = aStore()
    store.state.isDown = true
    const ended = createEndedSessions(store)
    await ended.add('a', NOW + HOUR, NOW)
    await expect(ended.endedAt('a', NOW + 1)).resolves.toBe(NOW)
    await expect(ended.endedAt('b', NOW + 1)).resolves.toBeUndefined()
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      { err: expect.any(Error) },
      'a session has ended on this instance alone',
    )
  })
})
