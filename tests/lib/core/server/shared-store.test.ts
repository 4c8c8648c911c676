import { createServer } from 'node:net'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { openSharedStore, sharedKey, sharedStore } from '@/lib/core/server/shared-store'
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
async function aServer() {
  const server = createServer((socket) => {
    socket.on('data', (data) => socket.write('+OK\r\n'.repeat(String(data).split('*').length - 1)))
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return { server, port: typeof address === 'object' && address ? address.port : 0 }
}

test('when a server starts, its first request finds the store connected', async () => {
  const { server, port } = await aServer()
  at(port)
  await openSharedStore()
  expect(sharedStore()?.isReady).toBe(true)
  await openSharedStore()
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
