import { siteLog } from '../../core/server/logging/logger.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { writeWhole } from '../../core/server/whole-file.ts'
import { type CacheEntry, isEntry, isPageValue, type PageValue } from './cache-entry.ts'
import { PAGE_FOLDERS } from './caches.ts'
import { EntryStore } from './entry-store.ts'
import { shareOfPage } from './open-pages.ts'
import { foldersBeside } from './old-folders.ts'
import { PAGE_DATA_HEADER } from './page-data.ts'

const START_LINES = 'start-lines.json'
/** Nothing is added to the folders of other builds, so nothing is evicted. */
const UNLIMITED = { bytes: Number.MAX_SAFE_INTEGER, entries: 1_000_000 }

type FormerPage = { value: PageValue; lastModified: number }
type Former = Record<'content' | 'open', EntryStore<CacheEntry>>

/** The stored pages of earlier builds, for browsers that request the data of one (docs/decisions/045 and 050). */
export class FormerPages {
  readonly #own: string
  /** The lines by which the framework starts on pages of those builds. */
  readonly startLines: ReadonlySet<string>
  #opened: Former[] | undefined

  /** @param own folder of this build's pages, beside those of others */
  constructor(own: string) {
    this.#own = own
    this.startLines = new Set(this.#folders().flatMap(readStartLines))
  }

  /** Lets later builds know this build's start lines. */
  record(startLines: ReadonlySet<string>): void {
    try {
      writeWhole(join(this.#own, START_LINES), JSON.stringify([...startLines]))
    } catch (error) {
      siteLog().warn({ err: error }, 'page cache can’t be written')
    }
  }

  /** The page of a key whose data file has a name. */
  async find(key: string, name: string): Promise<FormerPage | undefined> {
    for (const stores of this.#stores) {
      const entry = await stores[shareOfPage(key)].read(key)
      if (!entry || !isPageValue(entry.value) || entry.value.headers?.[PAGE_DATA_HEADER] !== name) continue
      return { value: entry.value, lastModified: entry.lastModified }
    }
    return undefined
  }

  get #stores(): Former[] {
    return (this.#opened ??= this.#open())
  }

  #open(): Former[] {
    const storeOf = (folder: string) => new EntryStore(folder, UNLIMITED, isEntry)
    return this.#folders().map((folder) => ({
      content: storeOf(join(folder, PAGE_FOLDERS.content)),
      open: storeOf(join(folder, PAGE_FOLDERS.open)),
    }))
  }

  #folders(): string[] {
    try {
      return foldersBeside(this.#own).map(({ path }) => path)
    } catch {
      return []
    }
  }
}

function readStartLines(folder: string): string[] {
  try {
    return z.array(z.string()).parse(JSON.parse(readFileSync(join(folder, START_LINES), 'utf8')))
  } catch {
    return []
  }
}
