import { csvOf } from '@/lib/core/csv'
import { dateFormat } from '@/lib/core/formats'
import { compareIdentifiers, isIdentifier, type Identifier } from '@/lib/core/identifier'
import type { Category, EventType } from '../schema'

/** A start of a player that is over. */
export type PastStart = {
  eventId: Identifier
  subgroupId: Identifier
  name: string
  type: EventType
  startsAt: string
  category: Category
}

export type Placing = { position: number; total: number }
export type Winner = { name?: string | undefined; seconds?: number | undefined }

/** What came of a start: `null` is what there isn't, and undefined what can't be read. */
export type OwnResult = {
  /** None for who did not ride, and where nobody wins. */
  placing: Placing | null | undefined
  /** Of the player's group. */
  winner: Winner | null | undefined
}

const byStart = (one: PastStart, other: PastStart) =>
  Date.parse(other.startsAt) - Date.parse(one.startsAt) || compareIdentifiers(other.subgroupId, one.subgroupId)

/** A start's place in the order, for addresses. */
const placeOf = ({ startsAt, subgroupId }: PastStart): string => `${Date.parse(startsAt)}.${subgroupId}`

/** The place that an address names; undefined for anything else. */
function parsePlace(text: string | undefined): { time: number; subgroupId: Identifier } | undefined {
  const [, time, subgroupId] = /^(-?\d{1,16})\.(.+)$/.exec(text ?? '') ?? []
  return isIdentifier(subgroupId) ? { time: Number(time), subgroupId } : undefined
}

export type ResultsPage = {
  starts: PastStart[]
  /** Where the next page begins; undefined on the last one. */
  next: string | undefined
}

/**
 * A part of a player's starts, the latest first.
 *
 * @param after the place (`next`) behind which it begins; anything else begins with the latest. A place stays valid when
 * the player has later starts, and when the start that it was made of is gone.
 */
export function resultsPage(all: readonly PastStart[], after: string | undefined, most: number): ResultsPage {
  const place = parsePlace(after)
  const isAfter = ({ startsAt, subgroupId }: PastStart) => {
    if (place === undefined) return true
    const later = place.time - Date.parse(startsAt) || compareIdentifiers(place.subgroupId, subgroupId)
    return later > 0
  }
  const rest = all.filter(isAfter).toSorted(byStart)
  const starts = rest.slice(0, most)
  const last = starts.at(-1)
  return { starts, next: last !== undefined && rest.length > most ? placeOf(last) : undefined }
}

/** Rows by the month of their start in a zone (`2026-03`), in their order. */
export function byMonth<Row extends { startsAt: string }>(
  rows: readonly Row[],
  timeZone: string,
): { month: string; rows: Row[] }[] {
  // By its parts: the order and the marks between them are each browser's own.
  const format = dateFormat('en', { timeZone, year: 'numeric', month: '2-digit' })
  const monthOf = ({ startsAt }: Row) => {
    const { year, month } = Object.fromEntries(
      format.formatToParts(new Date(startsAt)).map(({ type, value }) => [type, value]),
    )
    return `${year}-${month}`
  }
  const months = Map.groupBy(rows, monthOf)
  return [...months].map(([month, ofMonth]) => ({ month, rows: ofMonth }))
}

const columns = ['Start', 'Event', 'Type', 'Group', 'Place', 'Of', 'Winner', 'Winning seconds', 'Not read']

/** Results as a file for spreadsheets. Its last column names what could not be read, which is no result of nobody. */
export function resultsFile(rows: readonly { start: PastStart; result: OwnResult }[]): string {
  return csvOf([
    columns,
    ...rows.map(({ start: { startsAt, name, type, category }, result: { placing, winner } }) => [
      startsAt,
      name,
      type,
      category,
      String(placing?.position ?? ''),
      String(placing?.total ?? ''),
      winner?.name ?? '',
      String(winner?.seconds ?? ''),
      [...(placing === undefined ? ['place'] : []), ...(winner === undefined ? ['winner'] : [])].join(' '),
    ]),
  ])
}
