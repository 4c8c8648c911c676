import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { drainable } from '@/lib/delivery/server/drain'
import { listen } from '@/lib/delivery/server/listening'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const NOTICE_MS = 50

/** `expect.poll` would move the clock. */
async function until(holds: () => boolean) {
  while (!holds()) await nextTurn()
}

/** A server whose notice is over, and a connection to it that has sent something before. */
async function draining(begin: (client: Socket) => Promise<void>) {
  const pending: (() => void)[] = []
  const sockets: Socket[] = []
  const server = createServer((request, response) => {
    if (request.url === '/slow') pending.push(() => response.end('slow answer'))
    else response.end('answer')
  }).on('connection', (socket: Socket) => sockets.push(socket))
  const drain = drainable(server)
  const { port, stop } = await listen(server, { port: 0, host: '127.0.0.1' })
  const client = connect(port, '127.0.0.1')
  onTestFinished(() => void client.destroy())
  let received = ''
  client.setEncoding('utf8').on('data', (part: string) => (received += part))
  const closed = once(client, 'close')
  await once(client, 'connect')
  await begin(client)
  await until(() => sockets.length === 1)
  const arrived = (bytes: number) => until(() => sockets[0]?.bytesRead === bytes)
  const isSweeping = vi.fn()
  const drained = drain({
    noticeMs: NOTICE_MS,
    patienceMs: 10_000,
    stopListening: () => {
      isSweeping()
      return stop()
    },
    finishWork: async () => undefined,
  })
  await until(() => isSweeping.mock.calls.length === 1)
  return { client, closed, drained, pending, arrived, received: () => received }
}

/** Some turns of the event loop, in which connections are looked at. */
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test('a connection with an answer on its way stays, however long that takes', async () => {
  const { closed, drained, pending, received } = await draining(async (client) => {
    client.write('GET /slow HTTP/1.1\r\nhost: site.test\r\n\r\n')
  })
  await until(() => pending.length === 1)
  for (let look = 0; look < 5; look += 1) await pass(100)
  pending[0]?.()
  await closed
  expect(received()).toContain('slow answer')
  await drained
})

test('a connection on which something comes in stays, and its request is answered', async () => {
  const request = 'GET / HTTP/1.1\r\nhost: site.test\r\n\r\n'
  const { client, closed, drained, arrived, received } = await draining(async () => undefined)
  for (let sent = 0; sent < request.length; sent += 12) {
    client.write(request.slice(sent, sent + 12))
    await arrived(Math.min(sent + 12, request.length))
    await pass(100)
  }
  await closed
  expect(received()).toContain('answer')
  await drained
})

test('a connection on which nothing comes for the notice’s time is closed, and not looked after any more', async () => {
  const { closed, drained } = await draining(async () => undefined)
  await pass(100)
  await closed
  await drained
  expect(vi.getTimerCount()).toBe(0)
})
