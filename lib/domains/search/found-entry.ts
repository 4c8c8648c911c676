import type { SQLOutputValue } from 'node:sqlite'
import type { SearchEntry, SearchKind, SearchPlace } from './entry.ts'

/** An entry that was found; its text is read by `SearchIndex.textOf`. */
export type FoundEntry = Omit<SearchEntry, 'text' | 'otherWords'> & { id: number }

type Row = Record<'kind' | 'locale' | 'title' | 'place', string> &
  Record<'until' | 'startsAt', number | null> & { id: number }

/** The entry in a row of the table `entries`. */
export function foundEntry(row: Record<string, SQLOutputValue>): FoundEntry {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- columns of our own table
  const { id, kind, locale, title, place, until, startsAt } = row as Row
  const times = { ...(until !== null && { until }), ...(startsAt !== null && { startsAt }) }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the index
  return { id, locale, title, ...times, kind: kind as SearchKind, place: JSON.parse(place) as SearchPlace }
}
