import { createHash } from 'node:crypto'
import type { ToPurge } from '../../core/server/tag-expiry.ts'
import { WITHDRAWN } from '../../core/server/withdrawn-tag.ts'

/** Key of everything that a front keeps. */
export const EVERYTHING = 'all'

/** Key of answers made from too much to name it, such as sitemaps: every purge names it. */
const MANY = 'many'

/** With eight characters and a space each, the header stays below the 8 KB that Varnish accepts by default. */
export const MOST_KEYS = 400

/** A collision of two keys purges a page too many, no more. */
const KEY_LENGTH = 8

/**
 * Tags that never expire: the framework's own for layouts and routes, and marks of a cache's share. The one of a page's own path
 * expires when an operator has that page made anew.
 */
const NEVER_EXPIRING = /^(?:_N_T_(?:\/layout$|.*\[)|share:)/

/** The short name of a tag, by which a front finds what was made from it. */
export const keyOfTag = (tag: string): string =>
  createHash('sha256').update(tag).digest('base64url').slice(0, KEY_LENGTH)

/** The keys of an answer that was made from what the tags name. */
export function keysOfAnswer(tags: readonly string[] | typeof MANY): string[] {
  if (tags === MANY) return [EVERYTHING, MANY]
  const keys = new Set(tags.filter((tag) => !NEVER_EXPIRING.test(tag)).map(keyOfTag))
  return [EVERYTHING, ...(keys.size > MOST_KEYS ? [MANY] : keys)]
}

/** How a front purges: what is purged softly may still be shown while no instance answers. */
export type PurgeKind = 'soft' | 'hard'

/** What a front has to purge once tags have expired. A withdrawn document isn't shown even in an outage. */
export function keysToPurge(tags: ToPurge): Record<PurgeKind, string[]> {
  if (tags === 'everything at once') return { soft: [], hard: [EVERYTHING] }
  if (tags === 'everything') return { soft: [EVERYTHING], hard: [] }
  const isWithdrawn = (tag: string) => tag.startsWith(WITHDRAWN)
  return { soft: keysFor(tags.filter((tag) => !isWithdrawn(tag))), hard: keysFor(tags.filter(isWithdrawn)) }
}

const keysFor = (tags: readonly string[]) => (tags.length === 0 ? [] : [...new Set([MANY, ...tags.map(keyOfTag)])])
