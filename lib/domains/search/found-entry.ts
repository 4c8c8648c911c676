import type { SQLOutputValue } from 'node:sqlite'
import type { SearchEntry, SearchKind, SearchPlace } from './entry.ts'

/** An entry that was found; its text is read by `SearchIndex.textOf`. */
export type FoundEntry = Omit<SearchEntry, 'text'> & { id: number }

type Row = { id: number; kind: string; locale: string; title: string; place: string } & Record<
  'until' | 'startsAt',
  number | null
>

/** The entries of rows of the table `entries`. */
export const entriesOf = (rows: readonly Record<string, SQLOutputValue>[]): FoundEntry[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- columns of our own table
  (rows as Row[]).map(entryOf)

function entryOf({ id, kind, locale, title, place, until, startsAt }: Row): FoundEntry {
  const times = { ...(until !== null && { until }), ...(startsAt !== null && { startsAt }) }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the index
  return { id, locale, title, ...times, kind: kind as SearchKind, place: JSON.parse(place) as SearchPlace }
}
