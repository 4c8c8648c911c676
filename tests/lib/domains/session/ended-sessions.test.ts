import { expect, test } from 'vitest'
import { endedSessionsInMemory } from '@/lib/domains/session/ended-sessions'
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
