import type { ServerResponse } from 'node:http'
import {
  type AdmissionLimit,
  admissionLimits,
  type RequestKind,
  requestKinds,
  waitingLimits,
} from '../../core/limits.ts'
import { FairQueue } from './fair-queue.ts'

/** A request that waits to be handled. */
export type Applicant = {
  kind: RequestKind
  /** Its client, as limits count them (`client-address.ts`). */
  client: string
  response: ServerResponse
  /** Handles the request; called once it is admitted. */
  begin: () => void
  /** Refuses the request; called instead of `begin`. */
  refuse: () => void
}

type Waiting = Applicant & { since: number }

type Lane = AdmissionLimit & { queue: FairQueue<Waiting>; underway: number }

type Runtime = {
  /** How late the event loop is, in milliseconds. */
  loopDelay: () => number
  /** Milliseconds of a monotonic clock. */
  now: () => number
}

const SWEEP_MS = 100

/**
 * Decides when a request reaches the framework (docs/decisions/034): a limited number at once of each kind, per client
 * and in all; clients in turn; and while the event loop is late, nothing deferrable. Requests that wait too long are
 * refused.
 */
export class Admission {
  readonly #runtime: Runtime
  /** Ordered by how long ago a lane last began a request, longest first. */
  readonly #lanes: Map<RequestKind, Lane>
  #sweep: NodeJS.Timeout | undefined
  #isDue = false
  #isExpecting = false
  #heldTurns = 0

  constructor(runtime: Runtime, limits: Readonly<Record<RequestKind, AdmissionLimit>> = admissionLimits) {
    this.#runtime = runtime
    this.#lanes = new Map(requestKinds.map((kind) => [kind, laneOf(limits[kind])]))
  }

  /** Admits a request at once or when its turn comes, unless its client has disconnected by then. */
  apply(applicant: Applicant): void {
    const lane = this.#lanes.get(applicant.kind)
    const waiting = { ...applicant, since: this.#runtime.now() }
    if (lane?.queue.add(applicant.client, waiting)) this.#admit()
    else applicant.refuse()
  }

  /** How many requests of each kind wait, and are being handled. */
  get load(): { kind: RequestKind; waiting: number; underway: number }[] {
    return [...this.#lanes].map(([kind, { queue, underway }]) => ({ kind, waiting: queue.waiting, underway }))
  }

  /** Number of waiting requests, of all kinds. */
  get waiting(): number {
    return [...this.#lanes.values()].reduce((sum, { queue }) => sum + queue.waiting, 0)
  }

  /** Called for a new connection: the request expected on it in the next turn takes precedence over deferrable work. */
  expectRequest(): void {
    this.#isExpecting = true
  }

  /**
   * Begins requests in a turn of the event loop: one of each urgent kind, and a single one of all deferrable kinds, so
   * that nothing else that has come in waits for more.
   */
  #admit(): void {
    if (this.#isDue) return
    let mayBeginWork = !this.#holdsWorkBack()
    // A copy, since lanes that begin something are moved meanwhile.
    const lanes = [...this.#lanes.values()]
    for (const lane of lanes) {
      if (lane.queue.waiting === 0 || lane.underway >= lane.most || this.#isShedding(lane)) continue
      if (lane.isShed && !mayBeginWork) this.#admitSoon()
      else if (this.#beginNext(lane) && lane.isShed) mayBeginWork = false
    }
    this.#keepSweeping()
  }

  /** Whether deferrable work is held back, for a few turns while connections are being accepted. */
  #holdsWorkBack(): boolean {
    const holds = this.#isExpecting && this.#heldTurns < waitingLimits.heldTurns
    this.#isExpecting = false
    this.#heldTurns = holds ? this.#heldTurns + 1 : 0
    return holds
  }

  /** @returns whether anything has begun: clients that wait may be at their own limit */
  #beginNext(lane: Lane): boolean {
    const next = lane.queue.take()
    if (next === undefined) return false
    this.#moveToEnd(next.item.kind, lane)
    this.#begin(lane, next.item)
    this.#admitSoon()
    return true
  }

  /** Moves a deferrable kind to the end, so that these kinds take turns. */
  #moveToEnd(kind: RequestKind, lane: Lane): void {
    this.#lanes.delete(kind)
    this.#lanes.set(kind, lane)
  }

  #admitSoon(): void {
    if (this.#isDue) return
    this.#isDue = true
    setImmediate(() => {
      this.#isDue = false
      this.#admit()
    })
  }

  #isShedding({ isShed }: Lane): boolean {
    return isShed && this.#runtime.loopDelay() > waitingLimits.loopDelayMs
  }

  #begin(lane: Lane, { client, response, begin }: Waiting): void {
    if (response.destroyed) return lane.queue.release(client)
    lane.underway += 1
    let counts = true
    const makeRoom = () => {
      if (!counts) return
      counts = false
      lane.underway -= 1
      this.#admitSoon()
    }
    const slow = setTimeout(() => {
      if (response.headersSent) makeRoom()
      else slow.refresh()
    }, waitingLimits.slowReaderMs).unref()
    response.once('close', () => {
      clearTimeout(slow)
      lane.queue.release(client)
      makeRoom()
      this.#admitSoon()
    })
    begin()
  }

  /** While requests wait: checks the event loop repeatedly, and refuses those that have waited too long. */
  #keepSweeping(): void {
    if (this.#sweep !== undefined || this.waiting === 0) return
    this.#sweep = setTimeout(() => {
      this.#sweep = undefined
      const before = this.#runtime.now() - waitingLimits.mostMs
      for (const { queue } of this.#lanes.values()) {
        const over = queue.removeWhere(({ since, response }) => since < before || response.destroyed)
        for (const { response, refuse } of over) if (!response.destroyed) refuse()
      }
      this.#admit()
    }, SWEEP_MS).unref()
  }
}

const laneOf = (limit: AdmissionLimit): Lane => ({
  ...limit,
  queue: new FairQueue({ perOwner: limit.perClient, waitingPerOwner: waitingLimits.perClient }),
  underway: 0,
})
