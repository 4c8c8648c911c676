import 'server-only'
import { z } from 'zod'
import { storeKey, type SharedStore } from '../shared-store'
import type { Entry } from './news'

/**
 * Entries that the stream keeps, roughly: the news of hours, some megabytes. An instance that was away for longer takes
 * everything for stale.
 */
const MOST_ENTRIES = 5_000

/** The stream through which the instances tell each other news. Each operation rejects if the store can't be reached. */
export type NewsStream = {
  /** @returns the new entry's id */
  append(message: Entry['message']): Promise<string>
  /** The entries after one, the oldest first. @param waits for one to come, a while, if there is none */
  readAfter(id: string, waits: boolean): Promise<Entry[]>
  /** Whether an entry is still there. If so, no later one was lost either: the oldest are removed first. */
  has(id: string): Promise<boolean>
}

const entriesSchema = z.array(z.object({ id: z.string(), message: z.record(z.string(), z.string()) }))
const readSchema = z.array(z.object({ messages: entriesSchema })).nullable()

/**
 * @param waiting a connection of its own, on which reads wait
 * @param waitMs how long
 */
export function newsStreamIn(
  store: Pick<SharedStore, 'xAdd' | 'xRange'>,
  waiting: Pick<SharedStore, 'xRead'>,
  waitMs: number,
): NewsStream {
  const key = storeKey('news')
  const TRIM = { strategy: 'MAXLEN', strategyModifier: '~', threshold: MOST_ENTRIES } as const
  return {
    append: (message) => store.xAdd(key, '*', message, { TRIM }),
    async readAfter(id, waits) {
      const answer = await waiting.xRead({ key, id }, waits ? { BLOCK: waitMs } : {})
      return (readSchema.parse(answer) ?? []).flatMap(({ messages }) => messages)
    },
    has: async (id) => entriesSchema.parse(await store.xRange(key, id, id)).length > 0,
  }
}
