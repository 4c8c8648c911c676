import 'server-only'
import { LRUCache } from 'lru-cache'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { SingleFlight } from '../../single-flight'
import { log } from '../log'
import { TEMPORARY, writeWholeAsync } from '../whole-file'

/** Sizes that were made, in a folder that never takes more bytes than it may: the least recently shown go first. */
export class KeptSizes {
  readonly #folder: string
  readonly #bytes: LRUCache<string, number>
  readonly #opening = new SingleFlight<void>()
  #isOpen = false

  constructor(folder: string, mostBytes: number) {
    this.#folder = folder
    this.#bytes = new LRUCache<string, number>({
      maxSize: mostBytes,
      sizeCalculation: (bytes) => Math.max(1, bytes),
      dispose: (_, name, reason) => {
        if (reason === 'evict') void this.#remove(name)
      },
    })
  }

  /** @param name a hash of what the size is of */
  async find(name: string): Promise<Buffer<ArrayBuffer> | undefined> {
    await this.#open()
    if (this.#bytes.get(name) === undefined) return undefined
    try {
      return await readFile(join(this.#folder, name))
    } catch {
      this.#bytes.delete(name)
      return undefined
    }
  }

  /** Keeps a size; a full disk only costs that it is made again. */
  async keep(name: string, bytes: Uint8Array): Promise<void> {
    await this.#open()
    try {
      await writeWholeAsync(join(this.#folder, name), bytes)
      this.#bytes.set(name, bytes.byteLength)
      // What doesn't fit at all is not remembered, so it may not stay either.
      if (!this.#bytes.has(name)) await this.#remove(name)
    } catch (err) {
      log.warn({ err }, 'a size of a picture could not be kept')
    }
  }

  /** Reads what an earlier process has kept, the oldest first. */
  async #open(): Promise<void> {
    if (this.#isOpen) return
    await this.#opening.join('folder', () => this.#readFolder())
    this.#isOpen = true
  }

  async #readFolder(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => [])
    const files = await Promise.all(
      names.map(async (name) => {
        const { size, mtimeMs } = await stat(join(this.#folder, name)).catch(() => ({ size: 0, mtimeMs: 0 }))
        return { name, size, mtimeMs }
      }),
    )
    for (const { name, size } of files.toSorted((one, other) => one.mtimeMs - other.mtimeMs)) {
      if (name.endsWith(TEMPORARY)) await this.#remove(name)
      else this.#bytes.set(name, size)
    }
  }

  async #remove(name: string): Promise<void> {
    await rm(join(this.#folder, name), { force: true }).catch(() => undefined)
  }
}
