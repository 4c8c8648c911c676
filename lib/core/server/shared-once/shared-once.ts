import 'server-only'
import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { processTime } from '../../clock'
import { SingleFlight } from '../../single-flight'
import { log } from '../log'
import { Remembered } from '../remembered'
import { sharedKey } from '../shared-store'
import { type Instance, thisInstance } from './instance'
import { ask, type Confirm, lookUp, newLease, tryAgainLater, whileHeld } from './lease'
import { failureOf, LIFE_MS, type Ran, ranTo, sealedOutcomes, valueOf } from './outcome'

/** Sealed text of an outcome at most; those of renewed sessions are the longest, with up to some 35 KB where tokens are long. */
const LARGEST_SEALED = 48 * 1024

export type OnceRule<Value> = {
  /** Names the lines: work of rules with the same kind runs in one line where its line's name is the same. */
  kind: string
  /** Of the result, as the store keeps it (JSON). */
  schema: z.core.$ZodType<Value>
  /** For how long after its end a repetition is given the result, in milliseconds; 0 to share it only with those who wait for it. */
  rememberedMs: number | ((value: Value) => number)
  /** Results in this process's memory at most. */
  most: number
  /**
   * What a caller does while the store of several instances can't be reached: go on alone, at the risk of doing twice,
   * or be told to come back.
   */
  withoutStore: 'goes_on' | 'refuses'
}

type Work<Value> = (confirm: Confirm) => Promise<Value>
type Done<Value> = { what: string; value: Value }

/**
 * Runs work once, on any instance (docs/decisions/048). The work of a line runs one after the other. Callers with the
 * same work in the same line, at the same time or within `rememberedMs`, are given one result, until the line goes on to
 * other work. A failure is shared with those who wait for it, and then forgotten. If an instance dies, its lease ends,
 * and another one takes over. Without a store for several instances, all this holds in this process.
 *
 * Create each with `processWide`.
 */
export class SharedOnce<Value> {
  readonly #rule: OnceRule<Value>
  readonly #at: Instance
  readonly #underway = new SingleFlight<Value>()
  readonly #memory: Remembered<Done<Value>>
  readonly #outcomes: ReturnType<typeof sealedOutcomes<Value>>

  constructor(rule: OnceRule<Value>, at = thisInstance()) {
    this.#rule = rule
    this.#at = at
    this.#memory = new Remembered(rule.most)
    this.#outcomes = sealedOutcomes(rule.kind, rule.schema)
  }

  /**
   * @param line whose work runs one after the other
   * @param what tells one work from another in this line
   * @param now milliseconds, for this process's memory: by another clock than the process's, in trials
   * @throws what the work throws; AppError `upstream_unavailable` if it can't be done exactly once at the moment
   */
  async run(line: string, what: string, work: Work<Value>, now = processTime()): Promise<Value> {
    const name = this.#nameOf(line)
    const flight = `${line}\n${what}`
    const { latest, lines } = this.#at
    const before = latest.get(name)
    if (before !== undefined && before.what !== what) before.leave()
    const mine = { what, leave: () => this.#underway.leave(flight) }
    latest.set(name, mine)
    const calledAt = processTime()
    const clock = () => now + processTime() - calledAt
    try {
      return await this.#underway.join(flight, () => lines.inTurn(name, () => this.#runInTurn(line, what, work, clock)))
    } finally {
      if (latest.get(name) === mine) latest.delete(name)
    }
  }

  /** The result of work that was done or is under way, anywhere; for lines that have only one work, of their own name. */
  async find(line: string, now = processTime()): Promise<Value | undefined> {
    const here = this.findHere(line, now)
    if (here !== undefined) return here
    const store = this.#at.findStore()
    const key = sharedKey(this.#rule.kind, line)
    const sealed = store && (await lookUp(store, key))
    const outcome = sealed === undefined ? undefined : await this.#outcomes.open(key, sealed)
    return outcome !== undefined && 'value' in outcome ? outcome.value : undefined
  }

  /** Like `find`, in this process only. */
  findHere(line: string, now = processTime()): Promise<Value | undefined> | undefined {
    const known = this.#memory.find(line, now)
    if (known !== undefined) return Promise.resolve(known.value)
    return this.#underway.find(`${line}\n${line}`)?.catch(() => undefined)
  }

  async #runInTurn(line: string, what: string, work: Work<Value>, clock: () => number): Promise<Value> {
    const store = this.#at.findStore()
    // Other instances can't have gone on to other work in a line that has only one.
    const known = store === undefined || line === what ? this.#recall(line, what, clock()) : undefined
    if (known !== undefined) return known.value
    if (store === undefined) return this.#runAlone(line, what, work, clock)
    const key = sharedKey(this.#rule.kind, line)
    const lease = newLease(this.#sinceAlone(line, what))
    const asked = await ask(store, key, lease)
    if (asked.kind === 'settled') return this.#open(key, asked.sealed)
    if (asked.kind === 'lost') {
      log.warn({ err: asked.error, kind: this.#rule.kind }, 'the shared store gives no leases')
      this.#assertMayGoOn(asked.isUnderWay, asked.error)
      return this.#runAlone(line, what, work, clock)
    }
    this.#memory.forget(line)
    return whileHeld(store, key, lease, async ({ confirm, settle }) => {
      const ran = await ranTo(() => work(confirm))
      const isHeld = await settle(...(await this.#sealed(key, ran)))
      if ('error' in ran) throw ran.error
      if (isHeld) this.#remember(line, what, ran.value, clock())
      return ran.value
    })
  }

  async #runAlone(line: string, what: string, work: Work<Value>, clock: () => number): Promise<Value> {
    const known = this.#at.instances === 1 ? this.#recall(line, what, clock()) : undefined
    if (known !== undefined) return known.value
    this.#memory.forget(line)
    if (line !== what && this.#at.findStore() !== undefined)
      this.#at.ranAlone.keep(this.#nameOf(line), randomUUID(), processTime() + LIFE_MS)
    const value = await work(async () => undefined)
    this.#remember(line, what, value, clock())
    return value
  }

  /**
   * The name of work at the store. Outcomes that it holds from before this instance ran other work without it are no
   * longer true, so they answer nothing from then on.
   */
  #sinceAlone(line: string, what: string): string {
    const time = this.#at.ranAlone.find(this.#nameOf(line), processTime())
    return time === undefined ? what : `${what}\n${time}`
  }

  #nameOf(line: string): string {
    return `${this.#rule.kind} ${line}`
  }

  /** @throws AppError `upstream_unavailable` where another instance may be doing the same */
  #assertMayGoOn(isUnderWay: boolean, cause: unknown): void {
    if (isUnderWay) throw tryAgainLater('the shared store was lost while another instance was at work', cause)
    if (this.#rule.withoutStore === 'refuses' && this.#at.instances > 1)
      throw tryAgainLater('the shared store can’t be reached', cause)
  }

  async #open(key: string, sealed: string): Promise<Value> {
    const outcome = await this.#outcomes.open(key, sealed)
    if (outcome === undefined) throw tryAgainLater('the shared store holds an outcome that is not ours')
    return valueOf(outcome)
  }

  async #sealed(key: string, ran: Ran<Value>): Promise<[sealed: string, rememberedMs: number]> {
    if ('error' in ran) return [await this.#outcomes.seal(key, failureOf(ran.error)), 0]
    const sealed = await this.#outcomes.seal(key, ran)
    if (sealed.length <= LARGEST_SEALED) return [sealed, this.#rememberedMs(ran.value)]
    log.error({ kind: this.#rule.kind, length: sealed.length }, 'a result is too long for the shared store')
    return [await this.#outcomes.seal(key, { failure: { code: 'upstream_failed' } }), 0]
  }

  #rememberedMs(value: Value): number {
    const { rememberedMs } = this.#rule
    return typeof rememberedMs === 'number' ? rememberedMs : rememberedMs(value)
  }

  #remember(line: string, what: string, value: Value, now: number): void {
    this.#memory.keep(line, { what, value }, now + this.#rememberedMs(value))
  }

  #recall(line: string, what: string, now: number): Done<Value> | undefined {
    const known = this.#memory.find(line, now)
    return known?.what === what ? known : undefined
  }
}
