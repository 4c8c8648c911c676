import { readFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { pathOfKey, type PageValue } from './cache-entry.ts'
import { RemovedPages } from './removed-pages.ts'

const seconds = z.union([z.number(), z.literal(false)]).optional()

const manifestSchema = z.object({
  routes: z.record(z.string(), z.object({ initialRevalidateSeconds: seconds })),
})

/** Seconds until each page is regenerated, by path. */
type Lifetimes = ReadonlyMap<string, z.infer<typeof seconds>>

const metaSchema = z.object({
  headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])).optional(),
  routeCache: z.object({ key: z.string() }),
})

type BuildPage = { value: Pick<PageValue, 'html' | 'rscData' | 'headers'>; lastModified: number }

type Options = {
  /** Whether the pages were made with another environment, so that none of them may be served. */
  areForeign?: boolean
  /** File of the list of removed pages. */
  removedFile?: string
}

/**
 * The pages of the build. Its manifest lists them, and nothing else is looked up on disk: visitors can make up any other
 * path.
 */
export class BuildPages {
  readonly #serverDirectory: string
  readonly #areForeign: boolean
  readonly #removed: RemovedPages
  #lifetimes: Lifetimes | undefined

  /** @param serverDirectory the build's `.next/server` */
  constructor(serverDirectory: string, { areForeign = false, removedFile }: Options = {}) {
    this.#serverDirectory = serverDirectory
    this.#areForeign = areForeign
    this.#removed = new RemovedPages(removedFile)
  }

  /** Whether the build contains a page of a framework key that may be served. */
  has(key: string): boolean {
    return this.#fileOf(key) !== undefined
  }

  /**
   * Seconds until a page of the build is regenerated; `false` for never, undefined if the key isn't one of its pages.
   */
  revalidateSecondsOf(key: string): number | false | undefined {
    return this.#readLifetimes().get(pathOfKey(key) ?? '')
  }

  /** Reads a page of the build, even if its tags have expired since. */
  async read(key: string): Promise<BuildPage | undefined> {
    const file = this.#fileOf(key)
    if (file === undefined) return undefined
    try {
      const [html, rscData, meta, { mtimeMs }] = await Promise.all([
        readFile(`${file}.html`, 'utf8'),
        readFile(`${file}.rsc`),
        readMeta(file),
        stat(`${file}.html`),
      ])
      if (meta.routeCache.key !== key) return undefined
      return { value: { html, rscData, headers: meta.headers }, lastModified: mtimeMs }
    } catch {
      return undefined
    }
  }

  /** Forgets a page, so that the next request renders it again, also after a restart. Another route's page stays. */
  async remove(key: string): Promise<void> {
    const file = this.#fileOf(key)
    const meta = file === undefined ? undefined : await readMeta(file).catch(() => undefined)
    const path = pathOfKey(key)
    if (path !== undefined && meta?.routeCache.key === key) this.#removed.add(path)
  }

  /** Path of a page's files, without extension. */
  #fileOf(key: string): string | undefined {
    const path = pathOfKey(key)
    if (path === undefined || this.#areForeign || !this.#readLifetimes().has(path)) return undefined
    return this.#removed.has(path) ? undefined : join(this.#serverDirectory, 'app', path)
  }

  #readLifetimes(): Lifetimes {
    return (this.#lifetimes ??= readLifetimes(this.#serverDirectory))
  }
}

const readMeta = async (file: string) => metaSchema.parse(JSON.parse(await readFile(`${file}.meta`, 'utf8')))

/** Empty while the build is running. */
function readLifetimes(serverDirectory: string): Lifetimes {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(serverDirectory, '../prerender-manifest.json'), 'utf8'))
    const routes = Object.entries(manifestSchema.parse(manifest).routes)
    return new Map(routes.map(([path, { initialRevalidateSeconds }]) => [path, initialRevalidateSeconds]))
  } catch {
    return new Map()
  }
}
