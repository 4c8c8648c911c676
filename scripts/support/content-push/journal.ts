import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'

const journalSchema = z.object({
  /** Digests of the pushed models, by kind and id. */
  models: z.record(z.string(), z.string()).default({}),
  /** Files of the media library, by the address they were read from. */
  assets: z
    .record(z.string(), z.object({ id: z.string(), url: z.string(), width: z.number(), height: z.number() }))
    .default({}),
  /**
   * Documents: their ids there, and digests of what was read here and of what was written. The digests are missing
   * until the document has been written.
   */
  documents: z
    .record(z.string(), z.object({ id: z.string(), read: z.string().optional(), written: z.string().optional() }))
    .default({}),
})

export type Entries = z.infer<typeof journalSchema>

/**
 * Records what earlier pushes have done, so that an interrupted push can be continued, and no editor's work is
 * overwritten.
 */
export class Journal {
  readonly #file: string
  readonly entries: Entries

  /** @param file written after each step; if it doesn't exist, the journal is empty */
  constructor(file: string) {
    this.#file = file
    this.entries = journalSchema.parse(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
  }

  keep(): void {
    mkdirSync(dirname(this.#file), { recursive: true })
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.entries, null, 2))
    renameSync(`${this.#file}.new`, this.#file)
  }
}
