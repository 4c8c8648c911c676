import 'server-only'
import { log } from '@/lib/core/server/log'
import { acquireLease, type Lease, type LeaseStore } from '@/lib/core/server/lease'

/** How long other instances wait for one that died. */
const LEASE_MS = 10_000
const RENEW_MS = 3_000

/** Whose turn it is to check publishes again: one instance's at a time (docs/decisions/047). */
export class LookTurn {
  readonly #store: LeaseStore | undefined
  readonly #every: (milliseconds: number, run: () => void) => () => void
  #lease: Lease | undefined
  #stopRenewing: (() => void) | undefined

  /**
   * @param store without one it is always this instance's turn
   * @param every runs a function again and again, until the function that it returns is called
   */
  constructor(store: LeaseStore | undefined, every: (milliseconds: number, run: () => void) => () => void) {
    this.#store = store
    this.#every = every
  }

  /** The fencing token of the turn; undefined if this instance has it without a lease. */
  get token(): number | undefined {
    return this.#lease?.token
  }

  /** Takes the turn if nobody else has it. It is everybody's turn while the store can't be reached. */
  async isOurs(): Promise<boolean> {
    if (this.#store === undefined) return true
    try {
      if (await this.#lease?.renew()) return true
      this.#end()
      this.#lease = await acquireLease(this.#store, 'publish-looks', LEASE_MS)
      if (this.#lease === undefined) return false
      this.#stopRenewing = this.#every(RENEW_MS, () => void this.#renew())
      return true
    } catch {
      this.#end()
      return true
    }
  }

  /** Gives the turn back. */
  async giveBack(): Promise<void> {
    const lease = this.#lease
    this.#end()
    await lease?.release().catch((err: unknown) => log.warn({ err }, 'a lease could not be given back, it expires'))
  }

  async #renew(): Promise<void> {
    const lease = this.#lease
    const isHeld = await lease?.renew().catch(() => false)
    if (!isHeld && this.#lease === lease) this.#end()
  }

  #end(): void {
    this.#stopRenewing?.()
    this.#stopRenewing = undefined
    this.#lease = undefined
  }
}
