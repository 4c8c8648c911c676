import { splitLocale } from '../../../i18n/localized-path.ts'
import { decodeSegment } from '../../core/address-segment.ts'
import type { RedirectKind, RedirectRow } from './redirect-rows.ts'

/** A valid redirect. Segments are in lower case; one like `:name` is a placeholder that matches any segment. */
export type RedirectRule = { segments: readonly string[]; target: string | undefined; kind: RedirectKind }

/** Why a redirect is invalid, and the field at fault. */
export type RedirectProblem = {
  problem: 'emptyField' | 'redirectFrom' | 'redirectTo'
  field: 'from' | 'to'
  subject?: string
}

export const isPlace = (segment: string) => /^:[a-z]\w*$/i.test(segment)

/** Placeholders in a target: a whole segment of its path, or a value in its query. */
const FILLED = /(?<=[/=]):([a-z]\w*)/gi

/**
 * Reads what an editor wrote. The target's site must be written out in full, with http(s): placeholders can't change
 * it.
 */
export function redirectRule({
  from,
  to,
  kind,
}: Pick<RedirectRow, 'from' | 'to' | 'kind'>): RedirectRule | RedirectProblem {
  if (from === undefined) return { problem: 'emptyField', field: 'from' }
  const segments = segmentsOf(from)
  if (segments === undefined) return { problem: 'redirectFrom', field: 'from', subject: from }
  if (kind === 'gone') return { segments, target: undefined, kind }
  if (to === undefined) return { problem: 'emptyField', field: 'to' }
  if (!isTarget(to, segments)) return { problem: 'redirectTo', field: 'to', subject: to }
  return { segments, target: to, kind }
}

/** The segments of a path without language; undefined if the text is not such a path. */
function segmentsOf(from: string): string[] | undefined {
  const [path = ''] = from.split(/[?#]/)
  if (!/^\/(?!\/)/.test(path) || splitLocale(path).prefixed) return undefined
  return pathWords(path).map((word) => (isPlace(word) ? word : decodeSegment(word)).toLowerCase())
}

/** The parts of a path; a trailing slash adds no part. */
export const pathWords = (path: string): string[] => path.replace(/\/+$/, '').split('/').slice(1)

function isTarget(to: string, segments: readonly string[]): boolean {
  const places = [...to.matchAll(FILLED)].map(([place]) => place.toLowerCase())
  if (!places.every((place) => segments.includes(place))) return false
  // The origin must be the same for all values of the placeholders.
  const [one, other] = ['a', 'b'].map((word) => addressOf(to.replace(FILLED, word)))
  return one !== undefined && other !== undefined && one.origin === other.origin && /^https?:$/.test(one.protocol)
}

const SITE = 'https://site.invalid'

const addressOf = (to: string) => (URL.canParse(to, SITE) ? new URL(to, SITE) : undefined)

/**
 * The target with its placeholders replaced by words of an address.
 *
 * @param words by placeholder (`:name`), decoded
 */
export const fillTarget = (target: string, words: ReadonlyMap<string, string>): string =>
  target.replace(FILLED, (place) => encodeURIComponent((words.get(place.toLowerCase()) ?? '').toWellFormed()))
