import { once } from 'node:events'
import type { Server } from 'node:http'
import { BlockList, createServer, type Server as NetServer, type Socket, type SocketAddress } from 'node:net'
import { setImmediate as afterInput } from 'node:timers/promises'
import { connectionLimits } from '../../core/limits.ts'

type Place = { port: number; host?: string | undefined }

/** Number of listening sockets; only Linux distributes the connections to a port over several. */
const LISTENERS = process.platform === 'linux' ? connectionLimits.listeners : 1

/** Limit of turns in which pending connections are accepted, since clients may go on connecting. */
const MOST_TURNS = 64

type Listening = {
  port: number
  /** Resolves when the last connection has been closed. */
  stop: () => Promise<void>
}

/**
 * Listens for a server on several sockets of the system at once. The event loop takes one new connection of each socket
 * in a turn: with a single one, a client that comes while hundreds connect would wait for as many turns.
 *
 * @param place port 0 means any free one
 * @param refuses whether an address gets no connection: it is closed before anything is allocated for it
 * @throws if the port is taken
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
  // An HTTP server begins to enforce its time limits when it listens, which other sockets do for it.
  server.emit('listening')
  const stop = async () => {
    await takeAllMade(blockList)
    await Promise.all([claim, ...listeners].map(stopOne))
  }
  return { port, stop }
}

/** Node consults a server's block list before it creates a socket for a connection, which is two thirds of the cost. */
class Refusal extends BlockList {
  /** Number of connections, refused or not. */
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

/** @throws if the port is taken */
async function findFree(place: Place): Promise<number> {
  const probe = createServer().listen(place)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : place.port
}

/**
 * Sockets with a shared port share it with other processes, too, and each process would get some of the visitors. So
 * the port is also claimed by the name of an abstract socket: another process that listens like this finds it taken
 * until this process ends.
 */
async function claimPlace({ host = '', port }: Place): Promise<NetServer> {
  const claim = createServer()
  if (LISTENERS > 1) await once(claim.listen(`\0shared ${host}:${port}`), 'listening')
  return claim
}

/** Accepts the connections that the system has established already, and would reset. */
async function takeAllMade(came: { count: number }): Promise<void> {
  // The first turn may be past its input phase.
  let idleTurns = 0
  for (let turn = 0; turn < MOST_TURNS && idleTurns < 2; turn += 1) {
    const before = came.count
    await afterInput()
    idleTurns = came.count === before ? idleTurns + 1 : 0
  }
}

const stopOne = (listener: NetServer) => new Promise<void>((resolve) => void listener.close(() => resolve()))
