import 'server-only'
import { AppError } from '../errors'

export type Ask<Result> = {
  /** Asks of the same name are for the same work, which is done once for all of them. */
  name: string
  /** Whose turn it takes. */
  client: string
  work: () => Promise<Result>
  /** Of who no longer waits: the place is given up, and work that nobody waits for any more is not begun. */
  signal?: AbortSignal
}

type Asker<Result> = { client: string; resolve: (result: Result) => void; reject: (error: unknown) => void }
type Job<Result> = { name: string; work: () => Promise<Result>; askers: Set<Asker<Result>> }

/**
 * Does one piece of work after the other, the clients in turn: whatever one of them asks for, each other one waits for one
 * piece of it at the most, and for the one under way. Nobody waits in a line that has no end.
 */
export class FairQueue<Result> {
  readonly #mostWaiting: number
  readonly #mostPerClient: number
  /** What waits, and what is under way. */
  readonly #jobs = new Map<string, Job<Result>>()
  /** What each client waits for, the client whose turn is next first. A job is in the lane of each client that asked. */
  readonly #lanes = new Map<string, Set<Job<Result>>>()
  #running: Job<Result> | undefined

  /** @param mostWaiting pieces of work, of which `mostPerClient` may be one client's */
  constructor({ mostWaiting, mostPerClient }: { mostWaiting: number; mostPerClient: number }) {
    this.#mostWaiting = mostWaiting
    this.#mostPerClient = mostPerClient
  }

  /** @throws AppError `overloaded` where too much waits already; the signal's reason once that is aborted; what the work throws */
  join({ name, client, work, signal }: Ask<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const job = this.#jobs.get(name) ?? { name, work, askers: new Set() }
      if (job !== this.#running) this.#line(job, client)
      const asker = { client, resolve, reject }
      job.askers.add(asker)
      signal?.addEventListener('abort', () => this.#leave(job, asker, signal.reason), { once: true })
      this.#next()
    })
  }

  /** What waits and has not begun. */
  get waiting(): number {
    return this.#jobs.size - (this.#running === undefined ? 0 : 1)
  }

  #line(job: Job<Result>, client: string): void {
    const lane = this.#lanes.get(client) ?? new Set()
    if (lane.has(job)) return
    const isNew = !this.#jobs.has(job.name)
    if (lane.size >= this.#mostPerClient || (isNew && this.waiting >= this.#mostWaiting)) {
      throw new AppError('overloaded', undefined, { retryAfterSeconds: 1 })
    }
    this.#jobs.set(job.name, job)
    this.#lanes.set(client, lane.add(job))
  }

  #leave(job: Job<Result>, asker: Asker<Result>, reason: unknown): void {
    if (!job.askers.delete(asker)) return
    asker.reject(reason)
    if (job === this.#running) return
    const clients = new Set(Array.from(job.askers, ({ client }) => client))
    if (!clients.has(asker.client)) this.#takeOut(job, asker.client)
    if (clients.size === 0) this.#jobs.delete(job.name)
  }

  #takeOut(job: Job<Result>, client: string): void {
    const lane = this.#lanes.get(client)
    lane?.delete(job)
    if (lane?.size === 0) this.#lanes.delete(client)
  }

  #next(): void {
    const [turn] = this.#lanes
    if (this.#running !== undefined || turn === undefined) return
    const [client, lane] = turn
    const [job] = lane
    if (job === undefined) return
    this.#lanes.delete(client)
    this.#lanes.set(client, lane) // behind all others
    for (const asker of job.askers) this.#takeOut(job, asker.client)
    this.#running = job
    void this.#run(job)
  }

  async #run(job: Job<Result>): Promise<void> {
    try {
      const result = await job.work()
      for (const { resolve } of job.askers) resolve(result)
    } catch (error) {
      for (const { reject } of job.askers) reject(error)
    }
    job.askers.clear()
    this.#jobs.delete(job.name)
    this.#running = undefined
    this.#next()
  }
}
