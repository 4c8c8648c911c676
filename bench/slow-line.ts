import { createServer, connect, type Socket } from 'node:net'
import { setTimeout as pass } from 'node:timers/promises'

/** A line of a phone in the country: what Lighthouse calls “slow 4G”. */
const LINE = { delayMs: 75, bytesPerSecond: 1_600_000 / 8 }

/**
 * A slow line to a site: a proxy that passes bytes on late and in turn, for all connections together. The throttling of
 * browsers doesn't reach what they fetch ahead.
 *
 * @returns its own address, and what ends it
 */
export async function slowLineTo(site: string): Promise<{ url: string; end: () => void }> {
  const { hostname, port } = new URL(site)
  let freeAt = 0
  const open = new Set<Socket>()
  const carry = (from: Socket, to: Socket) => {
    let last = Promise.resolve()
    from.on('data', (bytes) => {
      const start = Math.max(performance.now(), freeAt)
      freeAt = start + (bytes.length / LINE.bytesPerSecond) * 1000
      const arrivesAt = freeAt + LINE.delayMs
      last = last
        .then(() => pass(Math.max(0, arrivesAt - performance.now())))
        .then(() => void (to.destroyed || to.write(bytes)))
    })
    from.on('end', () => void last.then(() => to.end()))
    from.on('error', () => to.destroy())
    from.on('close', () => open.delete(from))
  }
  const server = createServer((visitor) => {
    const inside = connect(Number(port), hostname)
    for (const socket of [visitor, inside]) open.add(socket.setNoDelay())
    carry(visitor, inside)
    carry(inside, visitor)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const own = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://localhost:${own}`,
    end: () => {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
