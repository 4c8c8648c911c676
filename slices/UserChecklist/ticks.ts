import * as z from 'zod/mini'
import { lasting } from '@/lib/core/browser-storage'

const ticksSchema = z.array(z.string())

/** The key of a player's ticks. @param storageKey of the list */
export const playersKey = (storageKey: string, publicId: string): string => `${storageKey}:${publicId}`

/** The query that all parts of a list share. @param key of the player's ticks, once the player is known */
export const ticksQueryKey = (key: string | undefined) => ['checklist-ticks', key]

/** The names of the items that a player ticked off; none if storage is switched off or holds something else. */
export function readTicks(key: string): string[] {
  return ticksSchema.safeParse(parseJson(lasting.read(key))).data ?? []
}

/** Stores the ticks; with storage switched off they last as long as the page. */
export function keepTicks(key: string, names: readonly string[]): void {
  lasting.keep(key, JSON.stringify(names))
}

function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}
