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
  /** Most urgent first. */
  readonly #lanes: ReadonlyMap<RequestKind, Lane>
  #sweep: NodeJS.Timeout | undefined
  #isDue = false

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

  /** Begins one request of each kind in a turn of the event loop: what else has come in, as new connections, waits for no more. */
  #admit(): void {
    if (this.#isDue) return
    for (const lane of this.#lanes.values()) {
      if (lane.underway >= lane.most || this.#isShedding(lane)) continue
      const next = lane.queue.take()
      if (next === undefined) continue
      this.#begin(lane, next.item)
      this.#admitSoon()
    }
    this.#keepSweeping()
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
