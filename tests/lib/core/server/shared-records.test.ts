import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { log } from '@/lib/core/server/log'
import { type RecordStore, SharedRecords } from '@/lib/core/server/shared-records'

const MINUTE = 60_000

/** A store that keeps what it is told, or fails. */
function aStore() {
  const kept = new Map<string, { value: string; milliseconds: number }>()
  const state = { isDown: false }
  const reach = () => (state.isDown ? Promise.reject(new Error('down')) : Promise.resolve())
  const store: RecordStore = {
    get: async (key) => {
      await reach()
      return kept.get(key)?.value ?? null
    },
    set: async (key, value, { expiration }) => {
      await reach()
      kept.set(key, { value, milliseconds: expiration.value })
    },
  }
  return { kept, state, store }
}

const recordsIn = (store: RecordStore | undefined, kind = 'trial', most = 10) =>
  new SharedRecords(kind, z.string(), most, () => store)

test('what one instance keeps all find, for as long as it was kept', async () => {
  const { store, kept } = aStore()
  await recordsIn(store).keep('ada@example.test', 'a text', MINUTE, 0)
  await expect(recordsIn(store).find('ada@example.test', 1)).resolves.toBe('a text')
  await expect(recordsIn(store).find('somebody else', 1)).resolves.toBeUndefined()
  expect([...kept.values()].map(({ milliseconds }) => milliseconds)).toEqual([MINUTE])
  expect(JSON.stringify([...kept])).not.toMatch(/ada@|a text/)
})

test('without a store they are this process’s, and limited in number', async () => {
  const records = recordsIn(undefined, 'trial', 2)
  for (const id of ['a', 'b', 'c']) await records.keep(id, id, MINUTE, 0)
  expect(await Promise.all(['a', 'b', 'c'].map((id) => records.find(id, 1)))).toEqual([undefined, 'b', 'c'])
  await expect(records.find('c', MINUTE)).resolves.toBeUndefined()
})

test('while the store is down, they are found where they were kept', async () => {
  vi.spyOn(log, 'warn').mockReturnValue()
  const { store, state } = aStore()
  state.isDown = true
  const here = recordsIn(store)
  await here.keep('a', 'a text', MINUTE, 0)
  await expect(here.find('a', 1)).resolves.toBe('a text')
  await expect(recordsIn(store).find('a', 1)).resolves.toBeUndefined()
  expect(log.warn).toHaveBeenCalledOnce()
})

test('what is too long, another’s, or was copied from another key, is no record', async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue()
  const { store, kept } = aStore()
  await recordsIn(store).keep('long', 'x'.repeat(50_000), MINUTE, 0)
  expect(kept.size).toBe(0)
  expect(warn).toHaveBeenCalledWith({ kind: 'trial', length: expect.any(Number) as unknown }, expect.any(String))
  await recordsIn(store).keep('a', 'a text', MINUTE, 0)
  await recordsIn(store).keep('b', 'b text', MINUTE, 0)
  const [a = '', b = ''] = kept.keys()
  const { value = '' } = kept.get(b) ?? {}
  kept.set(a, { value, milliseconds: MINUTE })
  await expect(recordsIn(store).find('a', 1)).resolves.toBeUndefined()
  kept.set(b, { value: 'something else', milliseconds: MINUTE })
  await expect(recordsIn(store).find('b', 1)).resolves.toBeUndefined()
})

test('records of two kinds are kept apart, and what is kept in the longest form is kept', async () => {
  const { store, kept } = aStore()
  await recordsIn(store).keep('a', 'x'.repeat(12_000), MINUTE, 0)
  await expect(recordsIn(store).find('a', 1)).resolves.toHaveLength(12_000)
  await expect(recordsIn(store, 'other').find('a', 1)).resolves.toBeUndefined()
  await recordsIn(store, 'other').keep('a', 'of another kind', MINUTE, 0)
  expect(kept.size).toBe(2)
})

test('a record that is on this instance alone is told in the log, with its kind and the cause', async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue()
  const { store, state } = aStore()
  state.isDown = true
  await recordsIn(store).keep('a', 'a text', MINUTE, 0)
  expect(warn).toHaveBeenCalledWith({ err: expect.any(Error), kind: 'trial' }, expect.any(String))
})

test('the store is told how long a record is to be kept, in milliseconds', async () => {
  const { store } = aStore()
  const set = vi.spyOn(store, 'set')
  await recordsIn(store).keep('a', 'a text', MINUTE, 0)
  expect(set).toHaveBeenCalledExactlyOnceWith(expect.any(String), expect.any(String), {
    expiration: { type: 'PX', value: MINUTE },
  })
})
