import { EventEmitter } from 'node:events'
import { createServer, request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { bodyLimits } from '@/lib/core/limits'
import { ArrivingBodies, bodyRefusals } from '@/lib/delivery/server/arriving-bodies'
import { refuse } from '@/lib/delivery/server/refusal'

afterEach(() => void vi.useRealTimers())

/** A server that answers how many bytes came, once the body is here. `x-client` says whose it is. */
async function listen() {
  const bodies = new ArrivingBodies()
  const seen: string[] = []
  const server = createServer((request, response) => {
    bodies.receive(request, String(request.headers['x-client'] ?? 'a'), (arrival) => {
      seen.push(arrival)
      if (arrival === 'gone') return void response.destroy()
      if (arrival !== 'here') return refuse(request, response, bodyRefusals[arrival])
      let bytes = 0
      request.on('data', (part: Buffer) => (bytes += part.length)).on('end', () => response.end(String(bytes)))
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const begin = (bytes: number, { client = 'a', path = '/api/profile' } = {}) => {
    const sending = httpRequest({
      port,
      path,
      method: 'POST',
      agent: false,
      headers: { 'content-length': bytes, 'x-client': client },
    })
    const answer = answerTo(sending)
    sending.flushHeaders()
    return { sending, answer }
  }
  const send = (bytes: number, options?: Parameters<typeof begin>[1]) => {
    const { sending, answer } = begin(bytes, options)
    sending.end(Buffer.alloc(bytes, 'a'))
    return answer
  }
  return { seen, begin, send }
}

function answerTo(sending: ClientRequest): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve) => {
    sending
      .on('error', () => resolve({ status: undefined, text: '' }))
      .on('response', (answer) => {
        let text = ''
        answer.on('data', (part: Buffer) => (text += part.toString()))
        answer.on('end', () => resolve({ status: answer.statusCode, text }))
      })
  })
}

test.each([0, 1, 1000, bodyLimits.buffered - 1, bodyLimits.buffered, bodyLimits.buffered * 3])(
  'a body of %i bytes reaches its route whole',
  async (bytes) => {
    const { send } = await listen()
    await expect(send(bytes)).resolves.toEqual({ status: 200, text: String(bytes) })
  },
)

test('a body that comes in pieces is handled when its last has come', async () => {
  const { begin, seen } = await listen()
  const { sending, answer } = begin(20)
  sending.write('0123456789')
  const { send } = await listen()
  await send(1)
  expect(seen).toEqual([])
  sending.end('0123456789')
  await expect(answer).resolves.toEqual({ status: 200, text: '20' })
})

test('one client’s bodies on their way keep out its own, not those of others', async () => {
  const { begin, send } = await listen()
  for (let index = 0; index < bodyLimits.perClient; index += 1) begin(5)
  await expect.poll(async () => (await send(1)).status).toBe(503)
  await expect(send(1, { client: 'b' })).resolves.toEqual({ status: 200, text: '1' })
})

test('bodies of all clients together keep out no publish', async () => {
  const { begin, send } = await listen()
  for (let index = 0; index < bodyLimits.most; index += 1) begin(5, { client: `client ${index % 100}` })
  await expect.poll(async () => (await send(1, { client: 'x' })).status).toBe(503)
  await expect(send(9, { client: 'x', path: '/api/revalidate' })).resolves.toEqual({ status: 200, text: '9' })
})

test('a slow body is refused after a while, and its place is free again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { begin, seen } = await listen()
  const { sending, answer } = begin(5)
  sending.write('a')
  const other = begin(5)
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThanOrEqual(2)
  await vi.advanceTimersByTimeAsync(bodyLimits.patienceMs + 1)
  expect(seen).toEqual(['too slow', 'too slow'])
  vi.useRealTimers()
  sending.end('aaaa')
  other.sending.end('aaaaa')
  await expect(answer).resolves.toMatchObject({ status: 408 })
})

test('a sender that goes away leaves its place', async () => {
  const { begin, seen, send } = await listen()
  const left = Array.from({ length: bodyLimits.perClient }, () => begin(5))
  await expect.poll(async () => (await send(1)).status).toBe(503)
  for (const { sending } of left) sending.destroy()
  await expect.poll(() => seen.filter((each) => each === 'gone').length).toBe(bodyLimits.perClient)
  await expect(send(1)).resolves.toEqual({ status: 200, text: '1' })
})

test('of each body is told once, also after its request has ended', async () => {
  const { send, begin, seen } = await listen()
  await send(5)
  await send(bodyLimits.buffered * 2)
  const { sending } = begin(5)
  await expect.poll(async () => (await send(1), seen.length)).toBe(3)
  sending.destroy()
  await expect.poll(() => seen.length).toBe(4)
  expect(seen).toEqual(['here', 'here', 'here', 'gone'])
})

test('a request without a body is here at once', async () => {
  const bodies = new ArrivingBodies()
  const tell = vi.fn()
  for (let count = 0; count <= bodyLimits.perClient; count += 1) bodies.receive({ headers: {} } as never, 'a', tell)
  expect(tell).toHaveBeenCalledTimes(bodyLimits.perClient + 1)
  expect(new Set(tell.mock.calls.flat())).toEqual(new Set(['here']))
})

test('one client’s publishes on their way keep out its own, and nothing else of it', async () => {
  const { begin, send } = await listen()
  const publishes = { path: '/api/revalidate' }
  for (let index = 0; index < bodyLimits.publishesPerClient; index += 1) begin(5, publishes)
  await expect.poll(async () => (await send(1, publishes)).status).toBe(503)
  await expect(send(1)).resolves.toEqual({ status: 200, text: '1' })
  await expect(send(1, { ...publishes, client: 'b' })).resolves.toEqual({ status: 200, text: '1' })
})

test('bodies that have arrived, whole or not, leave their places, however many there were', () => {
  const bodies = new ArrivingBodies()
  const tell = vi.fn()
  for (let count = 0; count < bodyLimits.most + 2; count += 1) {
    const request = Object.assign(new EventEmitter(), { headers: { 'content-length': '1' }, complete: count % 2 === 0 })
    bodies.receive(request as unknown as IncomingMessage, 'a', tell)
    request.emit('close')
  }
  expect(new Set(tell.mock.calls.flat())).toEqual(new Set(['here', 'gone']))
})
