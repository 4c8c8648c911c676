import { browserNow } from '@/lib/core/browser-clock'
import type { BrowserStorage } from '@/lib/core/browser-storage'

/** Lifetime of a wish; half an hour later it counts as given up (decisions.md, Events). */
const EXPIRES_AFTER_MS = 30 * 60_000

/** Any JSON object. */
type Fields = Record<string, unknown>

/**
 * What a visitor or player wants to do after signing in. `by` is the player whose session had ended, if there was one:
 * the wish is valid for no other.
 */
export type Wish<Details extends Fields> = Details & { by?: string }

/**
 * Browser storage for a wish during sign-in.
 *
 * @param isWish validates what was read; a plain type guard, since visitors load it (docs/decisions/008)
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
    /** @returns false if storage is switched off */
    keep: (wish: Wish<Details>): boolean => storage.keep(key, JSON.stringify({ ...wish, at: browserNow().getTime() })),
    /** The wish, which stays stored; unreadable, incomplete, expired or post-dated entries count as absent. */
    find: () => wishIn(storage.read(key)),
    /** The wish, which is removed. */
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
