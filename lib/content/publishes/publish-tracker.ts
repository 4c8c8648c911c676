import 'server-only'
import { log } from '@/lib/core/server/log'
import type { News, OpenPublish as Told } from '@/lib/core/server/instances/news'
import { type CheckFailure, failureOf } from './failure'
import { measureLook } from './measure-look'
import { newPublish, type OpenPublish, tellingOf, toldPublish } from './open-publish'
import { PublishCheck, type PublishCheckRuntime } from './publish-check'
import { everyTypeTag, ownTags } from './stale-tags'

/** After how long a publish is checked again, each counted from the time before: the API may lag behind its webhook. */
export const CHECK_AFTER_MS = [1_000, 4_000, 15_000, 60_000]

/** How often, and how many times at most, the API is asked again while it does not show the ref that its webhook named. */
export const LAG_CHECK_MS = 1_000
const LAG_CHECKS = 30

/** How much later a publish is checked that another instance tells of: that one goes first. */
const LEARNED_LATER_MS = 500

/** Publishes due within this time of each other are checked together. */
const TOGETHER_MS = 300

/** How long until a content service that did not answer is asked again. */
export const RETRY_AFTER_MS = 1_000

/** If more publishes than this are open, they are merged into one. */
const OPEN_LIMIT = 50

/** How long until an instance whose turn it isn't asks for it again. */
export const TURN_CHECK_MS = 2_000

export type PublishTrackerRuntime = PublishCheckRuntime & {
  /** Stores the ids of open publishes for the next process. */
  kept: { read: () => string[] | undefined; write: (ids: string[]) => boolean }
  /** Tells the other instances; never rejects. */
  tell: (news: Extract<News, { kind: 'open-publish' | 'settled' }>) => Promise<unknown>
  /** Whose turn it is to check publishes again, and how to give it back. */
  turn: { isOurs: () => Promise<boolean>; giveBack: () => Promise<void>; token: number | undefined }
  now: () => number
  /** Runs a function after so many milliseconds. */
  later: (milliseconds: number, run: () => void) => void
}

/**
 * Ensures that no publish is lost (docs/decisions/019). The publish's own tags expire before anything is asked; until
 * it has been checked to the end it is remembered, also across restarts. Every instance remembers it; the one whose turn
 * it is checks it again.
 */
export class PublishTracker {
  readonly #runtime: PublishTrackerRuntime
  readonly #check: PublishCheck
  #open: OpenPublish[] = []
  /** The greatest fencing token that publishes were settled under. */
  #settledUnder = 0
  #timerAt: number | undefined
  /** Since when each open publish has been known here. */
  readonly #knownAt = new WeakMap<OpenPublish, number>()

  constructor(runtime: PublishTrackerRuntime) {
    this.#runtime = runtime
    this.#check = new PublishCheck(runtime)
  }

  /**
   * Registers a publish.
   *
   * @param documents ids, as the webhook names them; some may no longer exist
   * @param ref of what is published now, as the webhook names it
   * @returns the tags that expired: none if the page cache isn't available yet
   */
  async announce(documents: readonly string[], ref?: string): Promise<string[]> {
    if (documents.length === 0) return []
    const publish: OpenPublish = { ...newPublish(documents), awaits: ref }
    this.#add(publish)
    // Told first, so that others go on if this process ends in between, and again with what was read.
    const telling = this.#tell(publish)
    const others = await this.#look([publish])
    await telling
    await this.#tell(publish)
    if (others === 'no expiry') return []
    if (others === 'outage') await this.#check.expire(everyTypeTag)
    return [...new Set([...ownTags(publish.documents), ...(others === 'outage' ? everyTypeTag : others)])]
  }

  /** How many publishes are not checked to the end, and for how long the oldest has been known here. */
  get open(): { count: number; oldestAgeMs: number } {
    const since = this.#open.flatMap((publish) => this.#knownAt.get(publish) ?? [])
    return { count: this.#open.length, oldestAgeMs: this.#runtime.now() - Math.min(this.#runtime.now(), ...since) }
  }

  /** Resumes publishes that were open when the previous process ended. */
  resume(): void {
    const documents = this.#runtime.kept.read() ?? []
    if (documents.length > 0) this.#push({ ...newPublish(documents), dueAt: this.#runtime.now() })
    this.#setTimer()
  }

  /** Remembers a publish that another instance tells of, or what it has read of one. */
  learn(told: Told): void {
    const dueAt = this.#runtime.now() + (CHECK_AFTER_MS[0] ?? 0) + LEARNED_LATER_MS
    const known = this.#open.find(({ id }) => id === told.id)
    if (known === undefined) this.#add(toldPublish(told, dueAt))
    else if (known.dueAt !== Infinity)
      Object.assign(known, { awaits: told.awaits, seen: toldPublish(told, dueAt).seen })
    this.#setTimer()
  }

  /**
   * Forgets publishes that another instance has checked to the end.
   *
   * @param token of the lease under which it did so; an older one than before is of an instance that stood still
   */
  forget(ids: readonly string[], token: number): void {
    if (token < this.#settledUnder) return
    this.#settledUnder = token
    this.#open = this.#open.filter(({ id }) => !ids.includes(id))
    this.#keep()
  }

  /** Tells the others of every open publish: they may not have heard of them. */
  async tellAll(): Promise<void> {
    for (const publish of this.#open) await this.#tell(publish)
  }

  #add(publish: OpenPublish): void {
    if (this.#open.length >= OPEN_LIMIT) this.#mergeOpen()
    this.#push(publish)
    this.#keep()
  }

  #push(publish: OpenPublish): void {
    this.#knownAt.set(publish, this.#runtime.now())
    this.#open.push(publish)
  }

  async #tell(publish: OpenPublish): Promise<void> {
    await this.#runtime.tell({ kind: 'open-publish', publish: tellingOf(publish) })
  }

  /** Checks publishes again if it is this instance's turn; those that have not begun yet in any case. */
  async #lookAgain(due: readonly OpenPublish[]): Promise<void> {
    for (const publish of due) publish.dueAt = Infinity
    const isOurs = await this.#runtime.turn.isOurs()
    const [ours, others] = [
      due.filter(({ hasBegun }) => isOurs || !hasBegun),
      due.filter(({ hasBegun }) => !isOurs && hasBegun),
    ]
    for (const publish of others) publish.dueAt = this.#runtime.now() + TURN_CHECK_MS
    if (ours.length > 0) await this.#look(ours)
    this.#setTimer()
    if (isOurs) await this.#tellSettled(ours.filter((publish) => !this.#open.includes(publish)))
  }

  async #tellSettled(publishes: readonly OpenPublish[]): Promise<void> {
    const { turn, tell } = this.#runtime
    if (publishes.length > 0 && turn.token !== undefined)
      await tell({ kind: 'settled', publishes: publishes.map(({ id }) => id), token: turn.token })
    if (this.#open.length === 0) await turn.giveBack()
  }

  /** Checks publishes and schedules their next check. @returns the tags that expired */
  async #look(publishes: readonly OpenPublish[]): Promise<string[] | CheckFailure> {
    for (const publish of publishes) publish.dueAt = Infinity
    const tags = await measureLook(publishes.length, () =>
      this.#check.settle(publishes).catch((err: unknown) => failureOf(err, publishes.length)),
    )
    for (const publish of publishes) this.#putOff(publish, !Array.isArray(tags))
    this.#keep()
    this.#setTimer()
    return tags
  }

  #putOff(publish: OpenPublish, hasFailed: boolean): void {
    const isLagging = publish.awaits !== undefined && publish.lagLooks < LAG_CHECKS
    const pause = hasFailed ? RETRY_AFTER_MS : isLagging ? LAG_CHECK_MS : CHECK_AFTER_MS[publish.looks]
    if (!hasFailed) publish[isLagging ? 'lagLooks' : 'looks'] += 1
    if (pause === undefined) this.#open = this.#open.filter((each) => each !== publish)
    else publish.dueAt = this.#runtime.now() + pause
  }

  #keep(): void {
    const ids = [...new Set(this.#open.flatMap(({ documents }) => documents))]
    if (!this.#runtime.kept.write(ids)) log.warn({ documents: ids.length }, 'open publishes could not be kept')
  }

  /** Merges all open publishes into one that is due at once. */
  #mergeOpen(): void {
    const documents = this.#open.flatMap((publish) => publish.documents)
    const hasBegun = this.#open.every((publish) => publish.hasBegun)
    this.#open = []
    this.#push({ ...newPublish(documents), hasBegun, dueAt: this.#runtime.now() })
  }

  /** Sets a timer for the publish that is due first; an earlier timer for a later time then finds nothing to do. */
  #setTimer(): void {
    const at = Math.min(...this.#open.map(({ dueAt }) => dueAt))
    if (at === Infinity || (this.#timerAt !== undefined && this.#timerAt <= at)) return
    this.#timerAt = at
    this.#runtime.later(at - this.#runtime.now(), () => {
      if (this.#timerAt !== at) return
      this.#timerAt = undefined
      const due = this.#open.filter(({ dueAt }) => dueAt <= this.#runtime.now() + TOGETHER_MS)
      void (due.length > 0 ? this.#lookAgain(due) : this.#setTimer())
    })
  }
}
