import type { Socket } from 'node:net'
import { connectionLimits } from '../../core/limits.ts'
import { networkOf } from '../../core/server/rate-limit/client-address.ts'

export type ConnectionCeilings = {
  most: number
  /** Most connections of one address. Infinity behind a proxy, whose connections carry the requests of all clients. */
  perAddress: number
}

/** The connections of an address; `idle` is ordered, longest idle first. */
type Own = { address: string; open: Set<Socket>; idle: Set<Socket> }

/**
 * Ensures that no address takes all connections: each has a limit, and if an address or the server is full, the
 * connection idle for longest is closed for a new one. Many people share an address of a mobile carrier, and their
 * browsers keep connections that they no longer need.
 */
export class Connections {
  readonly #ceilings: ConnectionCeilings
  readonly #now: () => number
  readonly #ofAddress = new Map<string, Own>()
  readonly #ownOf = new WeakMap<Socket, Own>()
  /** Connections without a request under way, longest idle first. */
  readonly #idle = new Set<Socket>()
  /** Until when an address gets no connection, by address. */
  readonly #barred = new Map<string, number>()
  #open = 0

  /** @param now milliseconds of a monotonic clock */
  constructor(ceilings: ConnectionCeilings, now: () => number = () => performance.now()) {
    this.#ceilings = ceilings
    this.#now = now
  }

  /** Number of open connections. */
  get open(): number {
    return this.#open
  }

  /** Makes room for a connection of an address. @returns whether the address gets none */
  refuses(address: string): boolean {
    const network = networkOf(address)
    return this.#isBarred(network) || !this.#makeRoomFor(network)
  }

  /** Registers a connection that was not refused. */
  accept(socket: Socket): void {
    const address = networkOf(socket.remoteAddress ?? '')
    const own = this.#ofAddress.get(address) ?? { address, open: new Set(), idle: new Set() }
    this.#ofAddress.set(address, own)
    this.#ownOf.set(socket, own)
    own.open.add(socket)
    this.#open += 1
    this.rest(socket)
    socket.once('close', () => this.#forget(socket))
  }

  /** No longer counts a connection: it is closed, or about to be. */
  #forget(socket: Socket): void {
    const own = this.#ownOf.get(socket)
    if (own === undefined) return
    this.use(socket)
    this.#ownOf.delete(socket)
    own.open.delete(socket)
    this.#open -= 1
    if (own.open.size === 0) this.#ofAddress.delete(own.address)
  }

  /** Marks a connection as in use: a request has come on it. */
  use(socket: Socket): void {
    this.#idle.delete(socket)
    this.#ownOf.get(socket)?.idle.delete(socket)
  }

  /** Marks a connection as idle: all its requests are answered. */
  rest(socket: Socket): void {
    if (socket.destroyed) return
    this.#idle.add(socket)
    this.#ownOf.get(socket)?.idle.add(socket)
  }

  /**
   * Closes every connection of an address that floods one of them, and accepts no others for a while. Node reads the
   * received data of all connections first: closing just one would leave the rest of the flood to be parsed. Behind a
   * proxy, which sends for all clients, only that one is closed.
   */
  bar(socket: Socket): void {
    const address = networkOf(socket.remoteAddress ?? '')
    this.#close(socket)
    if (this.#ceilings.perAddress === Infinity) return
    this.#barred.delete(address)
    this.#barred.set(address, this.#now() + connectionLimits.barredMs)
    const [oldest] = this.#barred.keys()
    if (this.#barred.size > connectionLimits.addressesBarred && oldest !== undefined) this.#barred.delete(oldest)
    for (const other of this.#ofAddress.get(address)?.open ?? []) this.#close(other)
  }

  #isBarred(address: string): boolean {
    const until = this.#barred.get(address)
    if (until === undefined || until > this.#now()) return until !== undefined
    return !this.#barred.delete(address)
  }

  #makeRoomFor(address: string): boolean {
    const own = this.#ofAddress.get(address)
    if (own && own.open.size >= this.#ceilings.perAddress && !this.#closeFirst(own.idle)) return false
    if (this.#open >= this.#ceilings.most * connectionLimits.crowdedFrom) this.#makeRoom()
    return this.#open < this.#ceilings.most
  }

  /** Closes an idle connection of the address that has the most, or else of any other. */
  #makeRoom(): void {
    let largest: Own | undefined
    for (const own of this.#ofAddress.values()) if (own.open.size > (largest?.open.size ?? 0)) largest = own
    if (!largest || !this.#closeFirst(largest.idle)) this.#closeFirst(this.#idle)
  }

  /** Closes the connection that has been idle for longest. @returns whether there was one */
  #closeFirst([first]: ReadonlySet<Socket>): boolean {
    if (first === undefined) return false
    this.#close(first)
    return true
  }

  /**
   * Closes a connection. Its place is free at once: on a busy machine many connections come in one turn of the event loop,
   * and of the closed ones none is gone before its end.
   */
  #close(socket: Socket): void {
    this.#forget(socket)
    socket.destroy()
  }
}
