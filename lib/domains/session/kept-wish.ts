import { browserNow } from '@/lib/core/browser-clock'
import type { BrowserStorage } from '@/lib/core/browser-storage'

/** A wish of half an hour ago is one that was given up (decisions.md, Events). */
const EXPIRES_AFTER_MS = 30 * 60_000

/** Any object of JSON. */
type Fields = Record<string, unknown>

/**
 * What somebody wants who signs in first. `by` is the player whose session had ended, where it was one: it is nobody
 * else's wish.
 */
export type Wish<Details extends Fields> = Details & { by?: string }

/**
 * Where the browser keeps a wish while somebody signs in.
 *
 * @param isWish whether what was read says what was wished; a plain guard, since visitors load it (docs/decisions/008)
 */
export function keptWish<Details extends Fields>(
  storage: BrowserStorage,
  key: string,
  isWish: (fields: Fields) => fields is Details,
) {
  const wishIn = (text: string | null | undefined): Wish<Details> | undefined => {
    const fields = fieldsIn(text)
    return fields && isPending(fields) && isWish(fields) ? fields : undefined
  }
  return {
    /** @returns false where it can't be kept, since storage is switched off */
    keep: (wish: Wish<Details>): boolean => storage.keep(key, JSON.stringify({ ...wish, at: browserNow().getTime() })),
    /** The wish, which stays; unreadable, incomplete, expired or post-dated entries count as absent. */
    find: () => wishIn(storage.read(key)),
    /** The wish, which is used up by that. */
    take: () => wishIn(storage.take(key)),
  }
}

function fieldsIn(text: string | null | undefined): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isFields(value) ? value : undefined
  } catch {
    return undefined
  }
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

function isPending(fields: Fields): fields is { by?: string } {
  const age = browserNow().getTime() - Number(fields.at)
  return age >= 0 && age <= EXPIRES_AFTER_MS && (fields.by === undefined || typeof fields.by === 'string')
}
