import { describe, expect, test, vi } from 'vitest'
import { acquireLease } from '@/lib/core/server/lease'
import { hasRedisServer } from '@/scripts/support/redis'
import { startedRedis } from '../../../support/redis-server'

const LONG_MS = 60_000

describe.runIf(hasRedisServer())('with a Redis', () => {
  test('a lease is one instance’s until it gives it back', async () => {
    const store = await (await startedRedis())()
    const lease = await acquireLease(store, 'looks', LONG_MS)
    await expect(acquireLease(store, 'looks', LONG_MS)).resolves.toBeUndefined()
    await expect(acquireLease(store, 'purchase', LONG_MS)).resolves.toBeDefined()
    await lease?.release()
    await expect(acquireLease(store, 'looks', LONG_MS)).resolves.toBeDefined()
  })

  test('it is one instance’s of twenty that ask at once', async () => {
    const connect = await startedRedis()
    const stores = await Promise.all(Array.from({ length: 20 }, connect))
    const leases = await Promise.all(stores.map((store) => acquireLease(store, 'looks', LONG_MS)))
    expect(leases.filter(Boolean)).toHaveLength(1)
  })

  test('it expires unless it is renewed; what has passed to another can be neither renewed nor given back', async () => {
    const store = await (await startedRedis())()
    const lease = await acquireLease(store, 'looks', 30)
    await expect(lease?.renew()).resolves.toBe(true)
    const next = await vi.waitFor(async () => {
      const taken = await acquireLease(store, 'looks', LONG_MS)
      if (taken === undefined) throw new Error('not yet')
      return taken
    })
    await expect(lease?.renew()).resolves.toBe(false)
    await lease?.release()
    await expect(next.renew()).resolves.toBe(true)
  })

  test('fencing tokens grow, for all names and also when the store has lost its data', async () => {
    const store = await (await startedRedis())()
    const tokens: number[] = []
    for (const name of ['a', 'b', 'c', 'd']) {
      const lease = await acquireLease(store, name, LONG_MS)
      tokens.push(lease?.token ?? 0)
      if (name === 'b') await store.sendCommand(['FLUSHALL'])
    }
    expect(tokens).toEqual(tokens.toSorted((a, b) => a - b))
    expect(new Set(tokens).size).toBe(4)
    expect(tokens.every(Number.isSafeInteger)).toBe(true)
  })

  test('a key names the site, so that several can share a store', async () => {
    const store = await (await startedRedis())()
    await acquireLease(store, 'looks', LONG_MS)
    const keys = await store.sendCommand<string[]>(['KEYS', '*'])
    expect(keys.toSorted()).toEqual(['gruppetto:fencing-token', 'gruppetto:lease:looks'])
  })
})

test('a store that can’t be reached gives nobody a lease', async () => {
  const store = { eval: () => Promise.reject(new Error('The socket is closed')) }
  await expect(acquireLease(store, 'looks', LONG_MS)).rejects.toThrow('socket')
})
