import type { LRUCache } from 'lru-cache'
import type { EntryStore } from './entry-store.ts'

/** Entries in memory, and on disk if there is one. Several caches may share a memory if their keys differ. */
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
      this.markUsed(key)
      return held
    }
    const stored = await this.#disk?.read(key)
    // A newer entry may have been stored while the file was read.
    const newer = this.#memory.get(key)
    if (stored === undefined || newer) return newer
    this.#memory.set(key, stored)
    return stored
  }

  /**
   * Marks an entry as used without reading it. The most requested entries are read from memory, or not at all, but must
   * not be evicted: they are needed at the next start, and in an outage. The memory counts where the disk has no copy.
   */
  markUsed(key: string): void {
    if (!this.#disk?.touch(key)) this.#memory.get(key)
  }

  /** Stores an entry in memory only, since it can be read elsewhere. */
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
