import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { connectionLimits } from '@/lib/core/limits'
import { oneAtATime } from '@/lib/delivery/server/one-at-a-time'

/** A server that answers when it is told to, and a connection to it. */
async function listen() {
  const connections = { use: vi.fn(), rest: vi.fn(), bar: vi.fn((socket: Socket) => void socket.destroy()) }
  const underway: { path: string; answer: () => void }[] = []
  const handle: RequestListener = (request, response) => {
    request.resume()
    underway.push({ path: request.url ?? '', answer: () => void response.end(`answer to ${request.url}`) })
  }
  const server = createServer({ shouldUpgradeCallback: () => false }, oneAtATime(handle, connections))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => {
    socket.destroy()
    server.closeAllConnections()
    server.close()
  })
  let received = ''
  socket.on('data', (part) => (received += part.toString())).on('error', () => undefined)
  await once(socket, 'connect')
  return { connections, underway, socket, received: () => received.match(/answer to \S+?(?=HTTP|$)/g) ?? [] }
}

const requests = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => `GET /${from + index} HTTP/1.1\r\nHost: a\r\n\r\n`).join('')

test('of the requests that came together one is under way; each is answered, in their order', async () => {
  const { underway, socket, received } = await listen()
  socket.write(requests(5))
  for (let index = 0; index < 5; index += 1) {
    await expect.poll(() => underway.length).toBe(index + 1)
    underway[index]?.answer()
  }
  await expect.poll(received).toEqual([0, 1, 2, 3, 4].map((index) => `answer to /${index}`))
})

test('nothing more is read while one is under way, and all of it after that', async () => {
  const { underway, socket, received, connections } = await listen()
  socket.write(requests(2))
  await expect.poll(() => underway.length).toBe(1)
  socket.write(requests(connectionLimits.requestsAhead, 2))
  for (let index = 0; index < connectionLimits.requestsAhead + 2; index += 1) {
    await expect.poll(() => underway.length).toBe(index + 1)
    underway[index]?.answer()
  }
  await expect.poll(() => received().length).toBe(connectionLimits.requestsAhead + 2)
  expect(connections.bar).not.toHaveBeenCalled()
})

test('who sends more ahead than may wait is shut out, and what waited is never begun', async () => {
  const { underway, socket, connections } = await listen()
  const closed = once(socket, 'close')
  socket.write(requests(connectionLimits.requestsAhead + 50))
  await closed
  expect(connections.bar).toHaveBeenCalledOnce()
  expect(underway.map(({ path }) => path)).toEqual(['/0'])
})

test('a connection counts as used until all that came on it is answered', async () => {
  const { underway, socket, connections } = await listen()
  socket.write(requests(2))
  await expect.poll(() => underway.length).toBe(1)
  expect(connections.use).toHaveBeenCalledOnce()
  underway[0]?.answer()
  await expect.poll(() => underway.length).toBe(2)
  expect(connections.rest).not.toHaveBeenCalled()
  underway[1]?.answer()
  await expect.poll(() => connections.rest.mock.calls.length).toBe(1)
})

test('a body is read although the next request has come with it', async () => {
  const { underway, socket, received } = await listen()
  socket.write(`POST /body HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello${requests(1)}`)
  await expect.poll(() => underway.length).toBe(1)
  underway[0]?.answer()
  await expect.poll(() => underway.length).toBe(2)
  underway[1]?.answer()
  await expect.poll(received).toEqual(['answer to /body', 'answer to /0'])
})

test('who asks to change the protocol is answered as anybody', async () => {
  const { underway, socket, received } = await listen()
  socket.write('GET /socket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  await expect.poll(() => underway.length).toBe(1)
  underway[0]?.answer()
  await expect.poll(received).toEqual(['answer to /socket'])
})
