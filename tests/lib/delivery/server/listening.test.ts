import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, createServer as createNetServer, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { listen } from '@/lib/delivery/server/listening'

const place = { port: 0, host: '127.0.0.1' }
const stops: (() => Promise<void>)[] = []
afterEach(async () => void (await Promise.all(stops.splice(0).map((stop) => stop()))))

async function startServer(refuses?: (address: string) => boolean) {
  const accepted: Socket[] = []
  const server = createServer((_request, response) => response.end('here')).on('connection', (socket) =>
    accepted.push(socket),
  )
  const { port, stop } = await listen(server, place, refuses)
  stops.push(stop)
  return { server, accepted, port, stop }
}

test('what the system has connected already is taken before it stops', async () => {
  const { accepted, port, stop } = await startServer()
  const clients = await connectMany(port, 100)
  const stopped = stop()
  await expect.poll(() => accepted.length).toBe(100)
  for (const client of clients) client.destroy()
  await stopped
})

const connectMany = (port: number, count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(port, place.host)
      await once(socket, 'connect')
      return socket
    }),
  )

test.runIf(process.platform === 'linux')('of many who connect at once several are taken in one turn', async () => {
  const { accepted, port } = await startServer()
  const clients = Array.from({ length: 256 }, () => connect(port, place.host))
  const taken: number[] = []
  while (accepted.length < clients.length) {
    const before = accepted.length
    await nextTurn()
    taken.push(accepted.length - before)
  }
  for (const client of clients) client.destroy()
  expect(Math.max(...taken)).toBeGreaterThan(8)
})

test('whichever socket takes a connection, its requests are answered', async () => {
  const { port } = await startServer()
  const asked = Array.from({ length: 100 }, () =>
    fetch(`http://${place.host}:${port}/`, { headers: { connection: 'close' } }).then((answer) => answer.text()),
  )
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['here']))
})

test('a connection from an address that gets none is closed, and nothing is made for it', async () => {
  const refused: string[] = []
  const { accepted, port } = await startServer((address) => refused.push(address) > 0)
  const [client] = await connectMany(port, 1)
  client?.resume()
  if (client && !client.closed) await once(client, 'close')
  expect({ refused, accepted }).toEqual({ refused: [place.host], accepted: [] })
})

test('a port that somebody else listens on is taken, shared or not', async () => {
  const { port } = await startServer()
  await expect(listen(createServer(), { ...place, port })).rejects.toThrow(/EADDRINUSE/)
  const alone = createNetServer().listen(place)
  await once(alone, 'listening')
  const address = alone.address()
  const taken = typeof address === 'object' && address ? address.port : 0
  await expect(listen(createServer(), { ...place, port: taken })).rejects.toThrow(/EADDRINUSE/)
  alone.close()
})

test.runIf(process.platform === 'linux')(
  'a port that another process has claimed is taken, before it listens there',
  async () => {
    const { port, stop } = await startServer()
    await stop()
    const claim = createNetServer().listen(`\0shared ${place.host}:${port}`)
    await once(claim, 'listening')
    await expect(listen(createServer(), { ...place, port })).rejects.toThrow(/EADDRINUSE/)
    claim.close()
    await once(claim, 'close')
    stops.push((await listen(createServer(), { ...place, port })).stop)
  },
)

test('stopped, it takes no new connections, and ends when the last one is closed', async () => {
  const { port, stop } = await startServer()
  const clients = await connectMany(port, 20)
  let hasEnded = false
  const ended = stop().then(() => (hasEnded = true))
  const [last, ...others] = clients
  for (const client of others) client.destroy()
  await expect.poll(() => tryToConnect(port)).toBe('ECONNREFUSED')
  expect(hasEnded).toBe(false)
  last?.destroy()
  await ended
})

/** @returns the code of the error, if it is one */
async function tryToConnect(port: number): Promise<unknown> {
  const socket = connect(port, place.host)
  const failure: unknown = await once(socket, 'connect').then(
    () => undefined,
    (error: unknown) => error,
  )
  socket.destroy()
  return failure instanceof Error && 'code' in failure ? failure.code : failure
}
