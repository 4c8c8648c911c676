import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { newsStreamIn } from '@/lib/core/server/instances/news-stream'
import { Presence } from '@/lib/core/server/instances/presence'
import { hasRedisServer } from '@/scripts/support/redis'
import { startedRedis } from '../../../../support/redis-server'

describe.runIf(hasRedisServer())('in a Redis', () => {
  test('entries are read in their order from where one stopped, and waited for', async () => {
    const connect = await startedRedis()
    const [store, waiting] = [await connect(), await connect()]
    const stream = newsStreamIn(store, waiting, 5000)
    const ids = [await stream.append({ news: 'a' }), await stream.append({ news: 'b' })]
    await expect(stream.readAfter(ids[0] ?? '', false)).resolves.toEqual([{ id: ids[1], message: { news: 'b' } }])
    await expect(stream.readAfter(ids[1] ?? '', false)).resolves.toEqual([])
    const next = stream.readAfter(ids[1] ?? '', true)
    await stream.append({ news: 'c' })
    await expect(next).resolves.toMatchObject([{ message: { news: 'c' } }])
  })

  test('waiting ends after a while, and an entry that was trimmed away is no longer there', async () => {
    const connect = await startedRedis()
    const store = await connect()
    const stream = newsStreamIn(store, await connect(), 20)
    const id = await stream.append({ news: 'a' })
    await expect(stream.readAfter(id, true)).resolves.toEqual([])
    await expect(stream.has(id)).resolves.toBe(true)
    await store.sendCommand(['XTRIM', 'gruppetto:news', 'MAXLEN', '0'])
    await expect(stream.has(id)).resolves.toBe(false)
  })

  test('the stream doesn’t grow without end', async () => {
    const connect = await startedRedis()
    const store = await connect()
    const stream = newsStreamIn(store, store, 20)
    await Promise.all(Array.from({ length: 6000 }, () => stream.append({ news: 'a' })))
    expect(await store.sendCommand<number>(['XLEN', 'gruppetto:news'])).toBeLessThan(5200)
  })

  test('a key that holds something else is an error', async () => {
    const store = await (await startedRedis())()
    await store.set('gruppetto:news', 'something else')
    const stream = newsStreamIn(store, store, 20)
    await expect(stream.append({ news: 'a' })).rejects.toThrow(/^WRONGTYPE/)
    await expect(stream.readAfter('1-0', false)).rejects.toThrow(/^WRONGTYPE/)
  })

  test('instances that are alive are waited for, one that is gone is not, nor is the one that asks', async () => {
    const store = await (await startedRedis())()
    const at = (name: string) => new Presence(store, name, sleep)
    const here = at('here')
    await expect(here.waitForAll('5-0', 0)).resolves.toBe(true)
    await here.report('4-0')
    await at('other').report('5-1')
    await expect(here.waitForAll('5-1', 0)).resolves.toBe(true)
    await expect(here.waitForAll('5-2', 30)).resolves.toBe(false)
    const waiting = here.waitForAll('10-0', 5000)
    await at('other').report('10-0')
    await expect(waiting).resolves.toBe(true)
    // As it was when the other one reported for the last time, a minute ago by the store's clock.
    const [seconds] = await store.sendCommand<string[]>(['TIME'])
    await store.hSet('gruppetto:instances', 'other', `${Number(seconds) * 1000 - 59_000} 10-0`)
    await expect(here.waitForAll('11-0', 0)).resolves.toBe(true)
  })
})

test('while the store can’t be reached nothing is known of the others', async () => {
  const store = { eval: () => Promise.reject(new Error('The socket is closed')) }
  await expect(new Presence(store, 'here', sleep).waitForAll('1-0', 1000)).resolves.toBe(false)
})
