import { searchKinds, type SearchEntry, type SearchKind } from './entry.ts'

// An entry's id says its place: entries of a language lie next to each other, among them those of a kind, and among these
// what comes first has the smaller id. So SQLite reads no other language, and answers in the order that is shown. An id is
// a whole number below 2 ** 53: 6 bits of language, 4 of kind, 32 of order, 11 that tell apart what is alike.

/** Entries that are alike in language, kind and order, before they count as the next in order. */
export const ALIKE = 2 ** 11
const ORDERS = 2 ** 32
const KINDS = 2 ** 4
const OF_A_LANGUAGE = KINDS * ORDERS * ALIKE

export type IdRange = { first: number; last: number }

/** @param language number of the language, from 0 to 63 */
export const idsOfLanguage = (language: number): IdRange => ({
  first: language * OF_A_LANGUAGE,
  last: (language + 1) * OF_A_LANGUAGE - 1,
})

/** The ids that an entry may have: events come by their end, everything else by the length of its text. */
export function idsFor(language: number, { kind, text, until }: Pick<SearchEntry, 'kind' | 'text' | 'until'>): IdRange {
  const order = kind === 'event' ? orderOfEnd(until ?? Infinity) : Math.min(text.length, ORDERS - 1)
  const first = language * OF_A_LANGUAGE + (searchKinds.indexOf(kind) * ORDERS + order) * ALIKE
  return { first, last: first + ALIKE - 1 }
}

/** @returns undefined for an id that no entry can have */
export const kindOfId = (id: number): SearchKind | undefined => searchKinds[Math.floor(id / (ORDERS * ALIKE)) % KINDS]

/** Whether the event of this id can't be over before a time. @param now milliseconds since 1970 */
export const endsAfter = (id: number, now: number): boolean => Math.floor(id / ALIKE) % ORDERS >= orderOfEnd(now)

/** Seconds since 1970, which fit until the year 2106. */
const orderOfEnd = (milliseconds: number) => Math.max(0, Math.min(Math.floor(milliseconds / 1000), ORDERS - 1))
