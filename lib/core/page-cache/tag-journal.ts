import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'

/** Tags older than this no longer matter: every cached page has been remade since (its `revalidate` is shorter). */
const KEEP_MILLISECONDS = 2 * 60 * 60 * 1000

/** When each tag was invalidated, in milliseconds since 1970. */
const entriesSchema = z.record(z.string(), z.number())

type Entries = z.infer<typeof entriesSchema>

/**
 * The invalidations of the last hours, on disk. The framework keeps them in memory only: without this, a page that was
 * changed but not asked for again before a restart would come back in its old form.
 */
export class TagJournal {
  readonly #file: string

  /** @param file path of a JSON file that need not exist */
  constructor(file: string) {
    this.#file = file
  }

  /** @returns the tags that were invalidated lately; none where the file is missing or broken */
  recent(now: number): string[] {
    return Object.keys(this.#read(now))
  }

  record(tags: readonly string[], now: number): void {
    const entries = this.#read(now)
    for (const tag of tags) entries[tag] = now
    mkdirSync(dirname(this.#file), { recursive: true })
    writeFileSync(this.#file, JSON.stringify(entries))
  }

  #read(now: number): Entries {
    try {
      const entries = entriesSchema.parse(JSON.parse(readFileSync(this.#file, 'utf8')))
      return Object.fromEntries(Object.entries(entries).filter(([, at]) => now - at < KEEP_MILLISECONDS))
    } catch {
      return {}
    }
  }
}
