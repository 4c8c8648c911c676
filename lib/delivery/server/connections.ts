import type { Socket } from 'node:net'
import { connectionLimits } from '../../core/limits.ts'
import { networkOf } from '../../core/server/rate-limit/client-address.ts'

export type ConnectionCeilings = {
  most: number
  /** Of one address. Infinity where connections are a proxy's, which brings everybody. */
  perAddress: number
}

/**
 * Sees to it that no address takes all connections from the others: each may have so many, and when the server is nearly
 * full, one that waits for its next request makes room for a new one.
 */
export class Connections {
  readonly #ceilings: ConnectionCeilings
  readonly #now: () => number
  readonly #ofAddress = new Map<string, Set<Socket>>()
  /** Those on which no request is under way, the longest first. */
  readonly #idle = new Set<Socket>()
  /** Until when an address gets no connection. */
  readonly #barred = new Map<string, number>()
  #open = 0

  /** @param now milliseconds of a clock that is never set */
  constructor(ceilings: ConnectionCeilings, now: () => number = () => performance.now()) {
    this.#ceilings = ceilings
    this.#now = now
  }

  /** Takes a new connection in, or closes it. */
  accept(socket: Socket): void {
    const address = networkOf(socket.remoteAddress ?? '')
    const own = this.#ofAddress.get(address) ?? new Set()
    if (this.#isBarred(address) || own.size >= this.#ceilings.perAddress) return void socket.destroy()
    this.#makeRoom()
    this.#ofAddress.set(address, own.add(socket))
    this.#idle.add(socket)
    this.#open += 1
    socket.once('close', () => {
      this.#open -= 1
      this.#idle.delete(socket)
      own.delete(socket)
      if (own.size === 0) this.#ofAddress.delete(address)
    })
  }

  /** A request has come on a connection. */
  use(socket: Socket): void {
    this.#idle.delete(socket)
  }

  /** All requests that came on a connection are answered. */
  rest(socket: Socket): void {
    if (!socket.destroyed) this.#idle.add(socket)
  }

  /**
   * Closes every connection of an address that floods one of them, and takes no others for a while. Node reads what has
   * come in on each at once, before anything else: to close the one would leave the rest of the flood to be read. Of a
   * proxy, which sends for everybody, only that one is closed.
   */
  bar(socket: Socket): void {
    const address = networkOf(socket.remoteAddress ?? '')
    socket.destroy()
    if (this.#ceilings.perAddress === Infinity) return
    this.#barred.delete(address)
    this.#barred.set(address, this.#now() + connectionLimits.barredMs)
    const [oldest] = this.#barred.keys()
    if (this.#barred.size > connectionLimits.addressesBarred && oldest !== undefined) this.#barred.delete(oldest)
    for (const other of this.#ofAddress.get(address) ?? []) other.destroy()
  }

  #isBarred(address: string): boolean {
    const until = this.#barred.get(address)
    if (until === undefined || until > this.#now()) return until !== undefined
    return !this.#barred.delete(address)
  }

  #makeRoom(): void {
    if (this.#open < this.#ceilings.most * connectionLimits.crowdedFrom) return
    const [oldest] = this.#idle
    const ofLargest = this.#idleOfLargest() ?? oldest
    if (ofLargest === undefined) return
    this.#idle.delete(ofLargest)
    ofLargest.destroy()
  }

  /** The longest idle of the address that has the most connections. */
  #idleOfLargest(): Socket | undefined {
    let largest = new Set<Socket>()
    for (const sockets of this.#ofAddress.values()) if (sockets.size > largest.size) largest = sockets
    return [...largest].find((socket) => this.#idle.has(socket))
  }
}
