import { NotFoundError } from './errors.ts'

/**
 * An id that a service has given to something: opaque text, only ever compared and handed back (docs/decisions/079). A
 * service that numbers things sends numbers; here they are their digits.
 */
export type Identifier = string

/**
 * Characters that need no encoding in any part of an address, nor in a log. At least one is none of those that mean a
 * parent folder, and the end is not that of another form of a page (`lib/routing/page-forms.ts`, `isDataFile`). Fifty ids
 * of the longest kind fit into an address.
 */
const PATTERN = /^(?=.*[\w-])(?!.*\.(?:md|rsc)$)[\w.:~-]{1,100}$/i

/**
 * Words in the place of an id in an address of a contract or of our own API, which some servers take in capitals as well: an
 * id of this name would lead to another call (`tests/lib/core/identifier-words.test.ts` compares them with the addresses).
 */
const WORDS: ReadonlySet<string> = new Set([
  'calendar',
  'joined',
  'leaving',
  'me',
  'mine',
  'public',
  'results',
  'signup',
  'starts',
  'subgroups',
  'tag',
  'template',
  'upcoming',
  'zones',
])

/** Whether a text may be an id: it then changes no path that it is put into. */
export const isIdentifier = (text: unknown): text is Identifier =>
  typeof text === 'string' && PATTERN.test(text) && !WORDS.has(text.toLowerCase())

/** The id in content or in an address; undefined if it can't be one. */
export const parseIdentifier = (text: string | undefined): Identifier | undefined =>
  isIdentifier(text) ? text : undefined

/**
 * The id in an address that can't do without it.
 * @param what is named by it, for the log
 * @throws NotFoundError if the text can't be an id: no service is asked about it
 */
export function requireIdentifier(text: string, what: string): Identifier {
  if (!isIdentifier(text)) throw new NotFoundError(`${what} of this name`)
  return text
}

/**
 * The order of ids: the shorter first, and by their characters if they are equally long. Numbers are then in the order
 * of their values, so that where a service counts, a later thing comes later; other ids are in some order that is always
 * the same.
 */
export function compareIdentifiers(one: Identifier, other: Identifier): number {
  return one.length - other.length || (one < other ? -1 : Number(one > other))
}

/**
 * An id in a JSON body whose contract has a number there: as the service sent it, if it was a number (contracts.md,
 * Fundraising).
 */
export function identifierInBody(id: Identifier): string | number {
  const number = Number(id)
  return Number.isSafeInteger(number) && String(number) === id ? number : id
}
