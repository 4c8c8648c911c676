import type { LRUCache } from 'lru-cache'
import type { EntryStore } from './entry-store.ts'

/** Entries in memory, and on disk where there is one. Several of them may share a memory if their keys differ. */
export class TieredCache<Entry extends object> {
  readonly #memory: LRUCache<string, Entry>
  readonly #disk: EntryStore<Entry> | undefined

  constructor(memory: LRUCache<string, Entry>, disk: EntryStore<Entry> | undefined) {
    this.#memory = memory
    this.#disk = disk
  }

  async get(key: string): Promise<Entry | undefined> {
    const held = this.#memory.get(key)
    if (held) {
      // What visitors ask for most is never read from disk, but is to stay there for the next start.
      this.#disk?.touch(key)
      return held
    }
    const stored = await this.#disk?.read(key)
    // While the file was read, a newer entry may have come.
    const newer = this.#memory.get(key)
    if (stored === undefined || newer) return newer
    this.#memory.set(key, stored)
    return stored
  }

  /** Keeps an entry in memory alone: one that can be read elsewhere. */
  hold(key: string, entry: Entry): void {
    this.#memory.set(key, entry)
  }

  async set(key: string, entry: Entry): Promise<void> {
    this.#memory.set(key, entry)
    await this.#disk?.write(key, entry)
  }

  async delete(key: string): Promise<void> {
    this.#memory.delete(key)
    await this.#disk?.remove(key)
  }
}
