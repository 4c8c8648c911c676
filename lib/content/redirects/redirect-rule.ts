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

export const isPlaceholder = (segment: string) => /^:[a-z]\w*$/i.test(segment)

/** Matches the placeholders in a target: a whole segment of its path, or a value in its query. */
const PLACEHOLDERS = /(?<=[/=]):([a-z]\w*)/gi

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
  return pathSegments(path).map((segment) => (isPlaceholder(segment) ? segment : decodeSegment(segment)).toLowerCase())
}

/** The segments of a path; a trailing slash adds none. */
export const pathSegments = (path: string): string[] => path.replace(/\/+$/, '').split('/').slice(1)

function isTarget(to: string, segments: readonly string[]): boolean {
  const placeholders = [...to.matchAll(PLACEHOLDERS)].map(([placeholder]) => placeholder.toLowerCase())
  if (!placeholders.every((placeholder) => segments.includes(placeholder))) return false
  // The origin must be the same for all values of the placeholders.
  const [one, other] = ['a', 'b'].map((value) => addressOf(to.replace(PLACEHOLDERS, value)))
  return one !== undefined && other !== undefined && one.origin === other.origin && /^https?:$/.test(one.protocol)
}

const SITE = 'https://site.invalid'

const addressOf = (to: string) => (URL.canParse(to, SITE) ? new URL(to, SITE) : undefined)

/**
 * The target with its placeholders replaced by segments of an address.
 *
 * @param values by placeholder (`:name`), decoded
 */
export const fillTarget = (target: string, values: ReadonlyMap<string, string>): string =>
  target.replace(PLACEHOLDERS, (placeholder) =>
    encodeURIComponent((values.get(placeholder.toLowerCase()) ?? '').toWellFormed()),
  )
