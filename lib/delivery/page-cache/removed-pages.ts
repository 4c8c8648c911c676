import { siteLog } from '../../core/server/logging/logger.ts'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { writeWhole } from '../../core/server/whole-file.ts'

/**
 * Paths of the build's pages that are not served any more, also after a restart. The build's own files are only read, as
 * it may lie on a disk that can't be written, and several instances may have it in common.
 */
export class RemovedPages {
  readonly #file: string | undefined
  readonly #paths: Set<string>

  /** @param file need not exist; without one, the list is forgotten when the process ends */
  constructor(file: string | undefined) {
    this.#file = file
    this.#paths = new Set(read(file))
  }

  has(path: string): boolean {
    return this.#paths.has(path)
  }

  add(path: string): void {
    if (this.#paths.has(path)) return
    this.#paths.add(path)
    if (this.#file === undefined) return
    try {
      writeWhole(this.#file, JSON.stringify([...this.#paths]))
    } catch (error) {
      siteLog().warn({ err: error }, 'page cache can’t be written')
    }
  }
}

function read(file: string | undefined): string[] {
  if (file === undefined) return []
  try {
    return z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return []
  }
}
