import { createServer } from 'node:net'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { sharedLeases } from '@/lib/core/server/shared-once/lease-store'
import { openSharedStore, sharedKey, sharedStore, storeKey, waitingStore } from '@/lib/core/server/shared-store'
import { readGauge } from '@/lib/core/server/telemetry/gauges'
import { hasRedisServer } from '@/scripts/support/redis'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { redisWithAddress } from '@/tests/support/redis-server'

beforeEach(() => {
  forgetProcessState()
  vi.spyOn(log, 'warn').mockReturnValue()
  vi.spyOn(log, 'info').mockReturnValue()
})
afterEach(() => {
  sharedStore()?.destroy()
  delete env.REDIS_URL
  vi.useRealTimers()
})

const at = (port: number) => Object.assign(env, { REDIS_URL: `redis://127.0.0.1:${port}` })

/** A server that answers every command with OK, as a Redis does while a client introduces itself. */
async function aServer(wanted = 0) {
  const server = createServer((socket) => {
    socket.on('data', (data) => socket.write('+OK\r\n'.repeat(String(data).split('*').length - 1)))
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve))
  const address = server.address()
  return { server, port: typeof address === 'object' && address ? address.port : 0 }
}

test('when a server starts, its first request finds the store connected', async () => {
  const { server, port } = await aServer()
  at(port)
  await openSharedStore()
  expect(sharedStore()?.isReady).toBe(true)
  expect(readGauge('site.redis.connected')).toEqual([{ value: 1 }])
  await openSharedStore()
  expect(log.warn).not.toHaveBeenCalled()
  expect(log.info).not.toHaveBeenCalled()
  server.close()
})

test('a store that can’t be reached is told of once, as long as it is away, and when it is back', async () => {
  const { server, port } = await aServer()
  server.close()
  at(port)
  await openSharedStore()
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalled(), 4000)
  expect(readGauge('site.redis.connected')).toEqual([{ value: 0 }])
  const again = await aServer(port)
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledOnce(), 8000)
  expect(vi.mocked(log.warn).mock.calls).toEqual([[{ err: expect.any(Error) }, expect.any(String)]])
  again.server.close()
})

test('leases are in the store, where there is one', async () => {
  expect(sharedLeases()).toBeUndefined()
  const { server, port } = await aServer()
  at(port)
  expect(sharedLeases()).toMatchObject({ claim: expect.any(Function), replace: expect.any(Function) })
  server.close()
})

test('a connection for commands that wait is another one', async () => {
  expect(waitingStore(1000)).toBeUndefined()
  const { server, port } = await aServer()
  at(port)
  const waiting = waitingStore(1000)
  onTestFinished(() => waiting?.destroy())
  await vi.waitFor(() => expect(waiting?.isReady).toBe(true), 4000)
  expect(waiting).not.toBe(sharedStore())
  server.close()
})

test('a store is asked for a sign of life all the time, so that one that is silent is noticed', async () => {
  const { server, port } = await aServer()
  const said: string[] = []
  server.on('connection', (socket) => socket.on('data', (data) => said.push(String(data))))
  at(port)
  await openSharedStore()
  await vi.waitFor(() => expect(said.join('')).toContain('PING'), 4000)
  server.close()
})

test('a store that can’t be reached keeps no server from starting', async () => {
  vi.useFakeTimers()
  at(1)
  const opening = openSharedStore()
  await vi.advanceTimersByTimeAsync(1000)
  await expect(opening).resolves.toBeUndefined()
})

test('a site without a store has none to wait for', async () => {
  await expect(openSharedStore()).resolves.toBeUndefined()
})

test.runIf(hasRedisServer())(
  'a store that stands still under traffic fails what waits for it, and is found again',
  async () => {
    const { server, url } = await redisWithAddress()
    env.REDIS_URL = url
    await openSharedStore()
    let failed = 0
    const asked: Promise<unknown>[] = []
    const ask = () => {
      const answer = sharedStore()?.get('a')
      asked.push(Promise.resolve(answer).catch(() => (failed += 1)))
    }
    const traffic = setInterval(ask, 50)
    onTestFinished(() => clearInterval(traffic))
    server.kill('SIGSTOP')
    await vi.waitFor(() => expect(failed).toBeGreaterThan(0), 4000)
    clearInterval(traffic)
    await Promise.all(asked)
    expect(sharedStore()?.isReady).toBe(false)
    server.kill('SIGCONT')
    await vi.waitFor(() => expect(sharedStore()?.isReady).toBe(true), 8000)
    await expect(sharedStore()?.get('a')).resolves.toBeNull()
  },
  20_000,
)

test('a key names the product and the use, and hashes what it belongs to', () => {
  expect(sharedKey('letter', 'ada@example.test')).toMatch(/^gruppetto:letter:[\w-]{43}$/)
  expect(sharedKey('letter', 'a')).not.toBe(sharedKey('letter', 'b'))
  expect(sharedKey('letter', 'a').split(':')[2]).not.toBe(sharedKey('draft', 'a').split(':')[2])
})

test('several sites share a store under names of their own, and what one secret hides no other finds', () => {
  expect(storeKey('news')).toBe('gruppetto:news')
  Object.assign(env, { REDIS_PREFIX: 'trial' })
  onTestFinished(() => void delete env.REDIS_PREFIX)
  expect([storeKey('news'), sharedKey('letter', 'a').split(':')[0]]).toEqual(['trial:news', 'trial'])
  expect(sharedKey('letter', 'a', 'another secret')).not.toBe(sharedKey('letter', 'a'))
})
