import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { env } from './env'
import { withDefaults } from './env-defaults.ts'
import { storageFolders } from './storage-folders.ts'
import { writeWhole } from './whole-file'

/**
 * Path of a file that outlives the process and its build.
 *
 * @param scope `read` for what was read from services, which must not be seen once the environment names others; `all`
 * for what also concerns pages that were made before
 */
export function dataFilePath(name: string, scope: 'read' | 'all' = 'read'): string {
  return join(storageFolders(join(process.cwd(), env.NEXT_DIST_DIR), withDefaults(process.env))[scope], name)
}

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
