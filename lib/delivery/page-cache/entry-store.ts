import { siteLog } from '../../core/server/logging/logger.ts'
import { createHash } from 'node:crypto'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Ceiling } from './ceilings.ts'
import { TEMPORARY, writeWholeAsync } from '../../core/server/whole-file.ts'

/**
 * Entries on disk, one file each, up to a ceiling. Files are written whole (`writeWholeAsync`), so that a killed process
 * leaves complete entries only; entries survive restarts and count towards the limit. If the disk is
 * full or read-only, a warning is logged and the entry is lost.
 *
 * @typeParam Entry anything that `node:v8` can write, buffers and maps included
 */
export class EntryStore<Entry extends object> {
  readonly #directory: string
  readonly #ceiling: Ceiling
  readonly #fileSchema: z.ZodType<{ key: string; entry: Entry }>
  /** Name of a file → its bytes. */
  readonly #files: LRUCache<string, number>

  /**
   * @param directory need not exist; it may contain nothing else
   * @param isEntry validates what was read; anything else is dropped
   */
  constructor(directory: string, ceiling: Ceiling, isEntry: (value: object) => value is Entry) {
    const entry = z.custom<Entry>((value) => typeof value === 'object' && value !== null && isEntry(value))
    this.#fileSchema = z.object({ key: z.string(), entry })
    this.#directory = directory
    this.#ceiling = ceiling
    this.#files = new LRUCache({
      max: ceiling.entries,
      maxSize: ceiling.bytes,
      sizeCalculation: (bytes) => bytes,
      dispose: (_bytes, name, reason) => {
        if (reason === 'evict') void this.#removeFile(name)
      },
    })
    this.#adopt()
  }

  async read(key: string): Promise<Entry | undefined> {
    const name = nameOf(key)
    // Most keys that aren't there were made up by clients, so the disk isn't asked.
    if (!this.#files.has(name)) return undefined
    try {
      const file = this.#fileSchema.parse(deserialize(await readFile(join(this.#directory, name))))
      if (file.key !== key) return undefined
      this.#files.get(name)
      return file.entry
    } catch (error) {
      if (!isMissing(error)) await this.remove(key)
      return undefined
    }
  }

  /** Marks an entry as used, so that others are evicted before it. @returns whether there is one */
  touch(key: string): boolean {
    return this.#files.get(nameOf(key)) !== undefined
  }

  async write(key: string, entry: Entry): Promise<void> {
    const bytes = serialize({ key, entry })
    if (bytes.length > this.#ceiling.bytes) return
    const name = nameOf(key)
    try {
      await writeWholeAsync(join(this.#directory, name), bytes)
      this.#files.set(name, bytes.length)
    } catch (error) {
      siteLog().warn({ err: error }, 'page cache can’t be written')
    }
  }

  async remove(key: string): Promise<void> {
    const name = nameOf(key)
    if (this.#files.delete(name)) await this.#removeFile(name)
  }

  async #removeFile(name: string): Promise<void> {
    await rm(join(this.#directory, name), { force: true }).catch((error: unknown) =>
      siteLog().warn({ err: error }, 'page cache can’t be written'),
    )
  }

  /** Adopts an earlier process's files, the oldest first, and deletes incompletely written ones. */
  #adopt(): void {
    const files = this.#list().flatMap((name) => {
      const path = join(this.#directory, name)
      try {
        const { size, mtimeMs } = statSync(path)
        if (!name.endsWith(TEMPORARY)) return [{ name, size, mtimeMs }]
        rmSync(path, { force: true })
      } catch (error) {
        siteLog().warn({ err: error }, 'page cache can’t be read')
      }
      return []
    })
    for (const { name, size } of files.toSorted((one, other) => one.mtimeMs - other.mtimeMs)) {
      this.#files.set(name, Math.max(size, 1))
    }
  }

  #list(): string[] {
    try {
      return readdirSync(this.#directory)
    } catch {
      return []
    }
  }
}

/** File names are hashes, since visitors choose addresses. */
const nameOf = (key: string) => createHash('sha256').update(key).digest('hex')

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
