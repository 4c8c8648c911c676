import 'server-only'
import { z } from 'zod'
import { log } from '../log'
import type { News } from './news'

/** Tags that one entry names at most, so that the stream stays small: some 12 KB. */
const TAGS_OF_AN_ENTRY = 500
/** Tags that wait to be told at most; more are told as everything. */
const MOST_UNTOLD = 20_000

export const untoldSchema = z.object({ tags: z.array(z.string()), isAll: z.boolean(), ofPublish: z.boolean() })

type Untold = z.infer<typeof untoldSchema>

const NOTHING: Untold = { tags: [], isAll: false, ofPublish: false }

export type NewsTellerRuntime = {
  /** @returns the id of the entry; rejects if the store can't be reached */
  append: (news: News) => Promise<string>
  /** What could not be told, for the next process. */
  kept: { read: () => Untold | undefined; write: (untold: Untold) => boolean }
}

/** Tells other instances news. Expired tags that can't be told now are remembered, on disk as well, and told later. */
export class NewsTeller {
  readonly #runtime: NewsTellerRuntime
  #untold: Untold

  constructor(runtime: NewsTellerRuntime) {
    this.#runtime = runtime
    this.#untold = runtime.kept.read() ?? NOTHING
  }

  /** @returns the id of the (last) entry; undefined if it can't be told now */
  async tell(news: News): Promise<string | undefined> {
    try {
      let id: string | undefined
      for (const part of partsOf(news)) id = await this.#runtime.append(part)
      return id
    } catch (err) {
      log.warn({ err, news: news.kind }, 'other instances could not be told')
      if (news.kind === 'expired' || news.kind === 'all-expired') this.#remember(news)
      return undefined
    }
  }

  /**
   * Tells what could not be told before.
   *
   * @returns what has expired, and the entry that tells of it; undefined if there was nothing, or if it failed again
   */
  async tellUntold(): Promise<{ expired: readonly string[] | 'everything'; entryId: string } | undefined> {
    const untold = this.#untold
    const { tags, isAll, ofPublish } = untold
    if (tags.length === 0 && !isAll) return undefined
    const news: News = { kind: 'expired', tags, published: ofPublish ? {} : undefined }
    const entryId = await this.tell(isAll ? { kind: 'all-expired' } : news)
    if (entryId === undefined) return undefined
    // Kept until now, since this process may end before it is told; what else has come since is told the next time.
    if (this.#untold === untold) this.#set(NOTHING)
    return { expired: isAll ? 'everything' : tags, entryId }
  }

  #remember(news: Extract<News, { kind: 'expired' | 'all-expired' }>): void {
    const before = this.#untold
    const tags = [...new Set([...before.tags, ...(news.kind === 'expired' ? news.tags : [])])]
    const isAll = before.isAll || news.kind === 'all-expired' || tags.length > MOST_UNTOLD
    const ofPublish = before.ofPublish || (news.kind === 'expired' && news.published !== undefined)
    this.#set({ tags: isAll ? [] : tags, isAll, ofPublish })
  }

  #set(untold: Untold): void {
    this.#untold = untold
    if (!this.#runtime.kept.write(untold)) log.warn('what could not be told to other instances could not be kept')
  }
}

function partsOf(news: News): News[] {
  if (news.kind !== 'expired') return [news]
  const parts: News[] = []
  for (let from = 0; from < news.tags.length; from += TAGS_OF_AN_ENTRY)
    parts.push({ ...news, tags: news.tags.slice(from, from + TAGS_OF_AN_ENTRY) })
  return parts
}
