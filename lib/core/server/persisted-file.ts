import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { env } from './env'
import { writeWhole } from './whole-file'

/** Where what outlives the process lies: beside the framework's data cache, which a build leaves alone. */
export function dataFilePath(name: string): string {
  return join(process.cwd(), env.NEXT_DIST_DIR, 'cache', name)
}

/**
 * A value on disk, as JSON, written whole or not at all. Whatever is wrong with the disk costs what was kept, never a page.
 */
export class PersistedFile<Value> {
  readonly #path: string
  readonly #schema: z.ZodType<Value>

  /** @param path of a file that need not exist, nor its folder */
  constructor(path: string, schema: z.ZodType<Value>) {
    this.#path = path
    this.#schema = schema
  }

  /** Undefined where nothing was kept, or nothing that fits the schema. */
  read(): Value | undefined {
    try {
      return this.#schema.parse(JSON.parse(readFileSync(this.#path, 'utf8')))
    } catch {
      return undefined
    }
  }

  /** @returns whether the disk took it */
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
