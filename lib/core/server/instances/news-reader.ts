import 'server-only'
import { log } from '../log'
import { type Entry, messageOf, type News, receivedFrom } from './news'
import type { NewsStream } from './news-stream'

/** How long after a failure the stream is tried again. */
const RETRY_MS = 1_000
/** The same after data of others, doubled each time: everything becomes stale each time. */
const REFUSED_MS = 5_000
const MOST_DOUBLINGS = 6

export type NewsReaderRuntime = {
  stream: NewsStream
  /** Id of this instance, whose own entries are skipped. */
  instance: string
  /** Where reading stopped, for the next process. */
  position: { read: () => string | undefined; write: (id: string) => boolean }
  /**
   * Applies what others tell, in order; rejects if it couldn't.
   *
   * @param isLate whether this instance was cut off from the others, and may have shown pages since that were outdated
   */
  apply: (news: readonly News[], isLate: boolean) => Promise<void>
  /** Called when news may have been missed: everything may be outdated. @param isLate as for `apply` */
  applyUnknown: (isLate: boolean) => void
  /** Called for each position up to which everything was applied. */
  applied: (id: string) => Promise<void>
  /** Called when the others can't be heard, and when they can again. */
  onChange: (isCutOff: boolean) => void
  pause: (milliseconds: number) => Promise<void>
}

/** Why the others can't be heard. */
export type CutOff = 'unreachable' | 'data of others'

/**
 * Reads what other instances tell, from where it stopped, also where an earlier process of this instance stopped. If the
 * entry where it stopped is no longer there, the stream was trimmed or made anew, and something may have been missed.
 */
export class NewsReader {
  readonly #runtime: NewsReaderRuntime
  #position: string | undefined
  #cutOff: CutOff | undefined
  #refusals = 0
  #isEnded = false

  constructor(runtime: NewsReaderRuntime) {
    this.#runtime = runtime
    this.#position = runtime.position.read()
  }

  /** Undefined while the others are heard. */
  get cutOff(): CutOff | undefined {
    return this.#cutOff
  }

  /** Reads until `end` is called. @param firstStep called after the first attempt, whatever came of it */
  async run(firstStep: () => void): Promise<void> {
    for (let isFirst = true; !this.#isEnded; isFirst = false) {
      const pauseMs = await this.step(isFirst)
      if (isFirst) firstStep()
      if (pauseMs > 0) await this.#runtime.pause(pauseMs)
    }
  }

  end(): void {
    this.#isEnded = true
  }

  /**
   * Reads once, and applies what was read.
   *
   * @param isFirst whether it doesn't wait for anything to read
   * @returns how long to wait before the next time, in milliseconds
   */
  async step(isFirst = false): Promise<number> {
    try {
      const from = this.#position ?? (await this.#join(!isFirst))
      const entries = await this.#runtime.stream.readAfter(from, !isFirst)
      if (await this.#runtime.stream.has(from)) return await this.#take(from, entries)
      log.warn({ position: from }, 'news of other instances may be lost, everything is stale')
      await this.#join(!isFirst)
      return 0
    } catch (err) {
      this.#change(isOfAnotherType(err) ? 'data of others' : 'unreachable', err)
      return RETRY_MS
    }
  }

  /** Begins at the stream's end: whatever was told before is covered by taking everything for outdated. */
  async #join(isLate: boolean): Promise<string> {
    const { stream, instance, applyUnknown } = this.#runtime
    const id = await stream.append(messageOf({ kind: 'joined' }, instance))
    applyUnknown(isLate)
    this.#moveTo(id)
    return id
  }

  async #take(from: string, entries: readonly Entry[]): Promise<number> {
    const { instance, apply, applied } = this.#runtime
    const news: News[] = []
    for (const entry of entries) {
      const received = receivedFrom(entry)
      if (received === 'foreign') return this.#refuse(entry)
      if (received.from !== instance) news.push(received.news)
    }
    if (news.length > 0) await apply(news, this.#cutOff !== undefined)
    const last = entries.at(-1)?.id ?? from
    if (last !== from) this.#moveTo(last)
    if (entries.length > 0) this.#refusals = 0
    this.#change(undefined)
    await applied(last)
    return 0
  }

  /** Somebody else writes to our key: what it holds can't be relied on, and reading begins anew after a while. */
  #refuse({ id }: Entry): number {
    this.#change('data of others', new Error(`entry ${id} is not one of this site: see REDIS_PREFIX`))
    this.#position = undefined
    this.#runtime.applyUnknown(true)
    this.#refusals = Math.min(this.#refusals + 1, MOST_DOUBLINGS)
    return REFUSED_MS * 2 ** (this.#refusals - 1)
  }

  #moveTo(id: string): void {
    this.#position = id
    if (!this.#runtime.position.write(id)) log.warn('where the news of other instances were read to could not be kept')
  }

  #change(cutOff: CutOff | undefined, err?: unknown): void {
    const before = this.#cutOff
    this.#cutOff = cutOff
    if (cutOff === before) return
    if (cutOff === undefined) log.info('other instances are heard again')
    else log.warn({ err, cutOff }, 'other instances can’t be heard; this one goes on alone')
    if ((cutOff === undefined) !== (before === undefined)) this.#runtime.onChange(cutOff !== undefined)
  }
}

/** The store's answer if the key holds something else than a stream. */
const isOfAnotherType = (err: unknown) => err instanceof Error && err.message.startsWith('WRONGTYPE')
