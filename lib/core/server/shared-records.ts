import 'server-only'
import { z } from 'zod'
import { processTime } from '../clock'
import { log } from './log'
import { Remembered } from './remembered'
import { sealFor } from './seal'
import { sharedKey, sharedStore } from './shared-store'

/** Sealed text of a record at most: a message of 10,000 characters, of three bytes each, has some 47 KB. */
const LARGEST_SEALED = 64 * 1024
/** Instances' clocks may differ: the store alone decides when a record expires. */
const SEALED_SECONDS = 3600

/** The operations that records need of the shared store. */
export type RecordStore = {
  get(key: string): Promise<string | null>
  set(key: string, value: string, options: { expiration: { type: 'PX'; value: number } }): Promise<unknown>
}

/**
 * Values that all instances find, sealed in the shared store; in this process's memory as well, where they are found
 * without a store, or while it can't be reached. Create each with `processWide`.
 */
export class SharedRecords<Value> {
  readonly #kind: string
  readonly #memory: Remembered<Value>
  readonly #findStore: () => RecordStore | undefined
  readonly #sealed: ReturnType<typeof sealFor<{ key: string; value: Value }>>

  /** @param most records in this process's memory */
  constructor(
    kind: string,
    schema: z.core.$ZodType<Value>,
    most: number,
    findStore: () => RecordStore | undefined = sharedStore,
  ) {
    this.#kind = kind
    this.#memory = new Remembered(most)
    this.#findStore = findStore
    this.#sealed = sealFor<{ key: string; value: Value }>(
      `record ${kind}`,
      z.object({ key: z.string(), value: schema }),
      SEALED_SECONDS,
    )
  }

  /** @param milliseconds for which it can be found; an hour at most */
  async keep(id: string, value: Value, milliseconds: number, now = processTime()): Promise<void> {
    this.#memory.keep(id, value, now + milliseconds)
    const store = this.#findStore()
    if (store === undefined) return
    const key = sharedKey(this.#kind, id)
    const sealed = await this.#sealed.seal({ key, value })
    if (sealed.length > LARGEST_SEALED)
      return log.warn({ kind: this.#kind, length: sealed.length }, 'a record is too large for other instances')
    await store.set(key, sealed, { expiration: { type: 'PX', value: milliseconds } }).catch((err: unknown) => {
      log.warn({ err, kind: this.#kind }, 'a record is on this instance alone')
    })
  }

  async find(id: string, now = processTime()): Promise<Value | undefined> {
    return this.#memory.find(id, now) ?? this.#findShared(id)
  }

  /** Like `find`, where another instance may have replaced what this one knows. */
  async findNewest(id: string, now = processTime()): Promise<Value | undefined> {
    return (await this.#findShared(id)) ?? this.#memory.find(id, now)
  }

  async #findShared(id: string): Promise<Value | undefined> {
    const key = sharedKey(this.#kind, id)
    const sealed = await this.#findStore()
      ?.get(key)
      .catch(() => null)
    const opened = await this.#sealed.open(sealed ?? undefined)
    return opened?.key === key ? opened.value : undefined
  }
}
