import type { ServerResponse } from 'node:http'
import {
  type AdmissionLimit,
  admissionLimits,
  type RequestKind,
  requestKinds,
  waitingLimits,
} from '../../core/limits.ts'
import { FairQueue } from './fair-queue.ts'

/** A request that wants to be handled. */
export type Applicant = {
  kind: RequestKind
  /** Whose it is, as limits count (`client-address.ts`). */
  client: string
  response: ServerResponse
  /** Handles the request; called once there is a place for it. */
  begin: () => void
  /** Says that there was none; called instead of `begin`. */
  refuse: () => void
}

type Waiting = Applicant & { since: number }

type Lane = AdmissionLimit & { queue: FairQueue<Waiting>; underway: number }

type Runtime = {
  /** How late the event loop is, in milliseconds. */
  loopDelay: () => number
  /** Milliseconds of a clock that is never set. */
  now: () => number
}

const SWEEP_MS = 100

/**
 * Decides when a request reaches the framework (docs/decisions/034): so many at once of each kind, of one client and of all;
 * clients in turn; and while the event loop is late, nothing that can wait. What has to wait for too long is refused.
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

  /** Handles a request at once or when its turn comes, unless its sender has gone by then. */
  apply(applicant: Applicant): void {
    const lane = this.#lanes.get(applicant.kind)
    const waiting = { ...applicant, since: this.#runtime.now() }
    if (lane?.queue.add(applicant.client, waiting)) this.#admit()
    else applicant.refuse()
  }

  /** Requests that wait, of all kinds. */
  get waiting(): number {
    return [...this.#lanes.values()].reduce((sum, { queue }) => sum + queue.waiting, 0)
  }

  /** A connection was made: the request that comes on it in the next turn goes before work that can wait. */
  expectRequest(): void {
    this.#isExpecting = true
  }

  /**
   * Begins one request of each kind in a turn of the event loop, of those kinds that can wait a single one: what else has come
   * in waits for no more.
   */
  #admit(): void {
    if (this.#isDue) return
    let mayBeginWork = !this.#holdsWorkBack()
    // Those that begin something are moved meanwhile.
    const lanes = [...this.#lanes.values()]
    for (const lane of lanes) {
      if (lane.queue.waiting === 0 || lane.underway >= lane.most || this.#isShedding(lane)) continue
      if (lane.isShed && !mayBeginWork) this.#admitSoon()
      else if (this.#beginNext(lane) && lane.isShed) mayBeginWork = false
    }
    this.#keepSweeping()
  }

  /** While connections are made, for a few turns. */
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

  /** Kinds that can wait take turns. */
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

  /** While anybody waits: the event loop is looked at again, and who waits for too long is told. */
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
