import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer, Server as NetServer, type Socket } from 'node:net'
import { setImmediate as afterInput } from 'node:timers/promises'
import { connectionLimits } from '../../core/limits.ts'

type Place = { port: number; host?: string | undefined }

/** Only Linux spreads the connections to a port over all that listen there. */
const LISTENERS = process.platform === 'linux' ? connectionLimits.listeners : 1

/** Somebody may go on connecting: the first of them are taken, 32 in a turn. */
const MOST_TURNS = 64

type Listening = {
  port: number
  /** Ends when the last connection has been closed. */
  stop: () => Promise<void>
}

/**
 * Listens for a server on several sockets of the system at once. The event loop takes one new connection of each socket in a
 * turn: with a single one, whoever comes while hundreds connect would wait for as many turns.
 *
 * @param place port 0 stands for any that is free
 * @throws where the port is taken
 */
export async function listen(server: Server, place: Place): Promise<Listening> {
  // Sockets that share a port would share it with another process, too, and each would get some of the visitors.
  const port = await findFree(place)
  const others = Array.from({ length: LISTENERS - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket: Socket) => server.emit('connection', socket)),
  )
  const listeners = [server, ...others]
  for (const each of listeners) {
    each.listen({ ...place, port, backlog: connectionLimits.backlog, reusePort: LISTENERS > 1 })
    await once(each, 'listening')
  }
  const stop = async () => {
    await takeAllMade(server)
    await Promise.all(listeners.map(stopOne))
  }
  return { port, stop }
}

/** @throws where the port is taken */
async function findFree(place: Place): Promise<number> {
  const probe = createServer().listen(place)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : place.port
}

/** Takes the connections that the system has made already, and would reset. */
async function takeAllMade(server: Server): Promise<void> {
  let quietTurns = 0
  const count = () => (quietTurns = 0)
  server.on('connection', count)
  // The first turn may be past its input.
  for (let turn = 0; turn < MOST_TURNS && quietTurns < 2; turn += 1) {
    quietTurns += 1
    await afterInput()
  }
  server.off('connection', count)
}

/** A server of HTTP would close its idle connections at once, under whatever is being sent on them. */
function stopOne(listener: NetServer): Promise<void> {
  return new Promise((resolve) => void NetServer.prototype.close.call(listener, () => resolve()))
}
