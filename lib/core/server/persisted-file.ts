import { readFileSync, rmSync } from 'node:fs'
import type { z } from 'zod'
import { writeWhole } from './whole-file.ts'

/** A value on disk, as JSON, written atomically. Problems of the disk may lose the value, but never break a page. */
export class PersistedFile<Value> {
  readonly #path: string
  readonly #schema: z.ZodType<Value>

  /** @param path of a file that need not exist, nor its folder */
  constructor(path: string, schema: z.ZodType<Value>) {
    this.#path = path
    this.#schema = schema
  }

  /** The stored value; undefined if there is none, or if it doesn't fit the schema. */
  read(): Value | undefined {
    try {
      return this.#schema.parse(JSON.parse(readFileSync(this.#path, 'utf8')))
    } catch {
      return undefined
    }
  }

  /** @returns whether it was written */
  write(value: Value): boolean {
    try {
      writeWhole(this.#path, JSON.stringify(value))
      return true
    } catch {
      return false
    }
  }

  /** @returns whether it is gone */
  remove(): boolean {
    try {
      rmSync(this.#path, { force: true })
      return true
    } catch {
      return false
    }
  }
}
