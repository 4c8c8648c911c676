import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { z } from 'zod'
import { env } from './env'

/** Where what outlives the process lies: beside the framework's data cache, which a build leaves alone. */
export function keptPath(name: string): string {
  return join(process.cwd(), env.NEXT_DIST_DIR, 'cache', name)
}

/**
 * A value on disk, as JSON. It is written whole or not at all, so that a process killed in the middle leaves the former
 * value behind. Whatever is wrong with the disk costs what was kept, never a page.
 */
export class KeptFile<Value> {
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
    const draft = `${this.#path}.${process.pid}.tmp`
    try {
      mkdirSync(dirname(this.#path), { recursive: true })
      writeFileSync(draft, JSON.stringify(value))
      renameSync(draft, this.#path)
      return true
    } catch {
      return false
    }
  }

  /** @returns whether nothing is kept any more */
  remove(): boolean {
    try {
      rmSync(this.#path, { force: true })
      return true
    } catch {
      return false
    }
  }
}
