import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'

const journalSchema = z.object({
  /** Models as they were pushed: digests by kind and id. */
  models: z.record(z.string(), z.string()).default({}),
  /** Files of the media library by the address they came from. */
  assets: z
    .record(z.string(), z.object({ id: z.string(), url: z.string(), width: z.number(), height: z.number() }))
    .default({}),
  /** Documents: what they are there, what was read here, and what was written. The digests are missing until it was. */
  documents: z
    .record(z.string(), z.object({ id: z.string(), read: z.string().optional(), written: z.string().optional() }))
    .default({}),
})

export type Entries = z.infer<typeof journalSchema>

/** What earlier pushes have done, so that one that was interrupted goes on and no editor's work is overwritten. */
export class Journal {
  readonly #file: string
  readonly entries: Entries

  /** @param file written after each step; one that isn't there has no entries */
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
