import { siteLog } from '../../core/server/logging/logger.ts'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { processTime } from '../../core/clock.ts'
import { writeWhole } from '../../core/server/whole-file.ts'

const MOST_TAGS = 20_000

const fileSchema = z.object({
  /** Invalidations before this time (milliseconds since 1970) may be missing. */
  completeSince: z.number(),
  /** When each tag was last invalidated, the oldest first. */
  tags: z.array(z.tuple([z.string(), z.number()])),
})

/**
 * The invalidations of tags, on disk. The framework keeps them in memory only: without this journal, a page that was
 * changed but not requested again before a restart would reappear in its old version.
 */
export class TagJournal {
  readonly #file: string | undefined
  readonly #limit: number
  readonly #tags: Map<string, number>
  #completeSince: number

  /**
   * @param file path of a JSON file that need not exist; without one everything is known until the process ends; after
   * a broken one, nothing older than now is complete
   * @param limit of tags; the oldest are forgotten, and `completeSince` says so
   */
  constructor(file: string | undefined, { limit = MOST_TAGS, now = processTime() } = {}) {
    this.#file = file
    this.#limit = limit
    const { completeSince, tags } = read(file, now)
    // Times in the future are from a clock that was ahead; all of them are past.
    this.#completeSince = Math.min(completeSince, now)
    this.#tags = new Map(tags.map(([tag, at]) => [tag, Math.min(at, now)]))
  }

  /** Entries older than this may have been invalidated without a trace. */
  get completeSince(): number {
    return this.#completeSince
  }

  /** When each tag was last invalidated. */
  get tags(): ReadonlyMap<string, number> {
    return this.#tags
  }

  /** Records invalidations. If the disk can't be written, they are known until the process ends. */
  record(tags: readonly string[], now: number): void {
    for (const tag of tags) {
      this.#tags.delete(tag)
      this.#tags.set(tag, now)
    }
    for (const [tag, at] of this.#tags) {
      if (this.#tags.size <= this.#limit) break
      this.#tags.delete(tag)
      this.#completeSince = Math.max(this.#completeSince, at)
    }
    this.#write()
  }

  /** Records that everything older than now may have been invalidated: single invalidations no longer matter. */
  forgetUntil(now: number): void {
    this.#completeSince = Math.max(this.#completeSince, now)
    this.#write()
  }

  #write(): void {
    if (this.#file === undefined) return
    try {
      writeWhole(this.#file, JSON.stringify({ completeSince: this.#completeSince, tags: [...this.#tags] }))
    } catch (error) {
      siteLog().warn({ err: error }, 'invalidations can’t be written')
    }
  }
}

function read(file: string | undefined, now: number): z.infer<typeof fileSchema> {
  if (file === undefined) return { completeSince: 0, tags: [] }
  try {
    return fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return { completeSince: isMissing ? 0 : now, tags: [] }
  }
}
