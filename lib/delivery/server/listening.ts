import { once } from 'node:events'
import type { Server } from 'node:http'
import { BlockList, createServer, type Server as NetServer, type Socket, type SocketAddress } from 'node:net'
import { setImmediate as afterInput } from 'node:timers/promises'
import { connectionLimits } from '../../core/limits.ts'

type Place = { port: number; host?: string | undefined }

/** Only Linux spreads the connections to a port over all that listen there. */
const LISTENERS = process.platform === 'linux' ? connectionLimits.listeners : 1

/** Somebody may go on connecting: those who come in so many turns are taken. */
const MOST_TURNS = 64

type Listening = {
  port: number
  /** Ends when the last connection has been closed. */
  stop: () => Promise<void>
}

/**
 * Listens for a server on several sockets of the system at once. The event loop takes one new connection of each socket
 * in a turn: with a single one, a client that comes while hundreds connect would wait for as many turns.
 *
 * @param place port 0 stands for any that is free
 * @param refuses says whether an address gets no connection: it is closed before anything is made for it
 * @throws where the port is taken
 */
export async function listen(
  server: Server,
  place: Place,
  refuses: (address: string) => boolean = () => false,
): Promise<Listening> {
  const port = await findFree(place)
  const claim = await claimPlace({ ...place, port })
  const take = (socket: Socket) => server.emit('connection', socket)
  const blockList = new Refusal(refuses)
  const options = { allowHalfOpen: true, noDelay: true, blockList }
  const listeners = Array.from({ length: LISTENERS }, () => createServer(options, take))
  for (const each of listeners) {
    each.listen({ ...place, port, backlog: connectionLimits.backlog, reusePort: LISTENERS > 1 })
    await once(each, 'listening')
    each.on('error', (error) => server.emit('error', error))
  }
  // A server of HTTP begins to enforce its time limits when it listens, which others do for it.
  server.emit('listening')
  const stop = async () => {
    await takeAllMade(blockList)
    await Promise.all([claim, ...listeners].map(stopOne))
  }
  return { port, stop }
}

/** Node asks the block list of a server before it makes a socket of a connection, which is two thirds of what one costs. */
class Refusal extends BlockList {
  /** Connections that came, refused or not. */
  count = 0
  readonly #refuses: (address: string) => boolean

  constructor(refuses: (address: string) => boolean) {
    super()
    this.#refuses = refuses
  }

  override check(address: SocketAddress | string): boolean {
    this.count += 1
    return this.#refuses(typeof address === 'string' ? address : address.address)
  }
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

/**
 * Sockets that share a port share it with other processes, too, and each would get some of the visitors. Another
 * process that listens like this, and began at the same moment, finds the name of an abstract socket taken, which the
 * system gives back when its process ends.
 */
async function claimPlace({ host = '', port }: Place): Promise<NetServer> {
  const claim = createServer()
  if (LISTENERS > 1) await once(claim.listen(`\0shared ${host}:${port}`), 'listening')
  return claim
}

/** Takes the connections that the system has made already, and would reset. */
async function takeAllMade(came: { count: number }): Promise<void> {
  // The first turn may be past its input.
  let quietTurns = 0
  for (let turn = 0; turn < MOST_TURNS && quietTurns < 2; turn += 1) {
    const before = came.count
    await afterInput()
    quietTurns = came.count === before ? quietTurns + 1 : 0
  }
}

const stopOne = (listener: NetServer) => new Promise<void>((resolve) => void listener.close(() => resolve()))
