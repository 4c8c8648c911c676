import { siteLog } from '../../../core/server/logging/logger.ts'
import { EVERYTHING, type PurgeKind } from '../front-keys.ts'
import type { Front } from './front.ts'

/** If more keys than this are waiting, everything is purged instead. */
export const MOST_WAITING = 5_000

/**
 * A key is purged twice: an answer that an instance had begun to send when the first purge came may have been kept after
 * it.
 */
export const AGAIN_MS = 1_000

/** Milliseconds before a purge that was not taken is sent again the first time; each further pause is twice the one before. */
export const FIRST_PAUSE_MS = 250

/** Keys that wait, by how they are to be purged. */
export type Waiting = readonly (readonly [key: string, kind: PurgeKind])[]

type Purge = { kind: PurgeKind; dueAt: number; isAgain: boolean }

export type QueueRuntime = {
  /** What waits survives the process. @returns whether it could be written */
  kept: { read: () => Waiting | undefined; write: (waiting: Waiting) => boolean }
  now: () => number
  /** Runs a function after so many milliseconds. */
  later: (milliseconds: number, run: () => void) => void
}

/** The purges that a front has not taken yet. They are sent one after another, and until they are taken. */
export class PurgeQueue {
  readonly #front: Front
  readonly #runtime: QueueRuntime
  readonly #waiting = new Map<string, Purge>()
  #isSending = false
  /** The pause after the last failure; 0 if the last purge was taken. */
  #pauseMs = 0
  #pausedUntil = 0
  #timerAt: number | undefined

  constructor(front: Front, runtime: QueueRuntime) {
    this.#front = front
    this.#runtime = runtime
    for (const [key, kind] of runtime.kept.read() ?? []) this.#put(key, kind)
    this.#setTimer()
  }

  /** Keys that wait, those that are sent once more included, and whether the front takes none. */
  get state(): { front: string; waiting: number; isFailing: boolean } {
    return { front: this.#front.name, waiting: this.#waiting.size, isFailing: this.#pauseMs > 0 }
  }

  /** Purges keys, at once if the front answers. Returns before that. */
  add(keys: readonly string[], kind: PurgeKind): void {
    if (keys.length === 0) return
    for (const key of keys) this.#put(key, kind)
    if (this.#waiting.size > MOST_WAITING) this.#mergeAll()
    this.#keep()
    void this.#send()
  }

  #put(key: string, kind: PurgeKind): void {
    const isHard = kind === 'hard' || this.#waiting.get(key)?.kind === 'hard'
    this.#waiting.set(key, { kind: isHard ? 'hard' : 'soft', dueAt: this.#runtime.now(), isAgain: false })
  }

  #mergeAll(): void {
    const isHard = [...this.#waiting.values()].some(({ kind }) => kind === 'hard')
    this.#waiting.clear()
    this.#put(EVERYTHING, isHard ? 'hard' : 'soft')
  }

  async #send(): Promise<void> {
    const batch = this.#isSending || this.#pausedUntil > this.#runtime.now() ? [] : this.#due()
    const [first] = batch
    if (first === undefined) return this.#setTimer()
    this.#isSending = true
    try {
      await this.#front.purge(
        batch.map(([key]) => key),
        first[1].kind,
      )
      this.#take(batch)
    } catch (err) {
      this.#pause(err)
    }
    this.#isSending = false
    this.#keep()
    return this.#send()
  }

  /** Keys that are due and to be purged in the same way, as many as the front takes at once. */
  #due(): [string, Purge][] {
    const due = [...this.#waiting].filter(([, { dueAt }]) => dueAt <= this.#runtime.now())
    const kind = due[0]?.[1].kind
    return due.filter(([, purge]) => purge.kind === kind).slice(0, this.#front.mostKeys)
  }

  #take(batch: readonly [string, Purge][]): void {
    if (this.#pauseMs > 0) siteLog().info({ front: this.#front.name }, 'a front takes purges again')
    this.#pauseMs = 0
    for (const [key, purge] of batch) {
      // Otherwise the key has been added once more since.
      if (this.#waiting.get(key) !== purge) continue
      if (purge.isAgain) this.#waiting.delete(key)
      else this.#waiting.set(key, { ...purge, isAgain: true, dueAt: this.#runtime.now() + AGAIN_MS })
    }
  }

  #pause(err: unknown): void {
    if (this.#pauseMs === 0) siteLog().warn({ err, front: this.#front.name }, 'a front does not take purges')
    this.#pauseMs = Math.min(this.#pauseMs * 2 || FIRST_PAUSE_MS, this.#front.longestPauseMs)
    this.#pausedUntil = this.#runtime.now() + this.#pauseMs
  }

  #keep(): void {
    const waiting = [...this.#waiting].map(([key, { kind }]) => [key, kind] as const)
    if (!this.#runtime.kept.write(waiting)) siteLog().warn({ keys: waiting.length }, 'purges could not be kept')
  }

  /** Sets a timer for what is due first; an earlier timer for a later time then finds nothing to do. */
  #setTimer(): void {
    if (this.#isSending || this.#waiting.size === 0) return
    const firstDue = Math.min(...[...this.#waiting.values()].map(({ dueAt }) => dueAt))
    const at = Math.max(firstDue, this.#pausedUntil)
    if (this.#timerAt !== undefined && this.#timerAt <= at) return
    this.#timerAt = at
    this.#runtime.later(at - this.#runtime.now(), () => {
      if (this.#timerAt !== at) return
      this.#timerAt = undefined
      void this.#send()
    })
  }
}
