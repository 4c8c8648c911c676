import type { Socket } from 'node:net'
import { connectionLimits } from '../../core/limits.ts'
import { networkOf } from '../../core/server/rate-limit/client-address.ts'

export type ConnectionCeilings = {
  most: number
  /** Of one address. Infinity where connections are a proxy's, which brings everybody. */
  perAddress: number
}

/**
 * Sees to it that no address takes all connections from the others: each may have so many, and where an address or the server
 * is full, the one that has waited for its next request the longest makes room for a new one. Many people share an address
 * of a mobile carrier, and their browsers keep connections that they no longer need.
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
    const isFull = own.size >= this.#ceilings.perAddress
    if (this.#isBarred(address) || (isFull && !this.#closeIdleOf(own))) return void socket.destroy()
    if (this.#open >= this.#ceilings.most * connectionLimits.crowdedFrom) this.#makeRoom()
    if (this.#open >= this.#ceilings.most) return void socket.destroy()
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

  /** Closes an idle connection of the address that has most of them, or of any other. */
  #makeRoom(): void {
    let largest: ReadonlySet<Socket> = new Set()
    for (const sockets of this.#ofAddress.values()) if (sockets.size > largest.size) largest = sockets
    if (!this.#closeIdleOf(largest)) this.#closeIdleOf(this.#idle)
  }

  /** Closes that of some connections which has been idle for the longest. @returns whether there was one */
  #closeIdleOf(sockets: ReadonlySet<Socket>): boolean {
    for (const socket of this.#idle) {
      if (!sockets.has(socket)) continue
      this.#idle.delete(socket)
      socket.destroy()
      return true
    }
    return false
  }
}
