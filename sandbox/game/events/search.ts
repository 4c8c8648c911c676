import { z } from 'zod'
import { fail } from '../http.ts'
import type { GameEvent } from './event.ts'

const pageSize = 100

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString())

/** A filter that matches any value of a list; a single value needs no list. Null and empty lists mean no filter. */
const anyOf = <Item extends z.ZodType>(item: Item) =>
  z.union([item.array(), item.transform((value) => [value])]).nullish()

/** The search body (contracts.md, Game server: events; members.md §7). `from` is inclusive, `to` exclusive. */
export const searchSchema = z.object({
  tags: anyOf(z.string()),
  sport: anyOf(z.string()),
  eventType: anyOf(z.string()),
  subgroupLabels: anyOf(z.coerce.number().int().min(1).max(5)),
  from: instant.nullish(),
  to: instant.nullish(),
  rulesSet: anyOf(z.string()),
  rulesOrSet: anyOf(z.string()),
  onlyAccessExpression: z.boolean().nullish(),
  sortField: z.enum(['eventStart', 'name', 'id']).nullish(),
  sortOrder: z
    .string()
    .toUpperCase()
    .pipe(z.enum(['ASC', 'DESC']))
    .nullish(),
  cursor: z.string().nullish(),
})

export type Search = z.output<typeof searchSchema>

export type SearchPage = { events: GameEvent[]; cursor?: string }

/** One page of the listed events that match the filter; without `from` only future events. */
export function searchEvents(listed: readonly GameEvent[], search: Search, now: Date): SearchPage {
  const from = search.from ?? now.toISOString()
  const { sortField, sortOrder } = search
  const sign = sortOrder === 'DESC' ? -1 : 1
  const order = (left: Position, right: Position): number => sign * compare(left, right)
  const after = search.cursor ? readCursor(search.cursor) : undefined
  const found = listed
    .filter((event) => event.eventStart >= from && matches(event, search))
    .map((event) => ({ event, position: positionOf(event, sortField) }))
    .filter(({ position }) => !after || order(position, after) > 0)
    .sort((left, right) => order(left.position, right.position))
  const page = found.slice(0, pageSize)
  const last = page.at(-1)
  const events = page.map(({ event }) => event)
  return found.length > pageSize && last ? { events, cursor: writeCursor(last.position) } : { events }
}

function matches(event: GameEvent, search: Search): boolean {
  const { tags, sport, eventType, subgroupLabels, to, rulesSet, rulesOrSet, onlyAccessExpression } = search
  return (
    (!to || event.eventStart < to) &&
    (!tags?.length || tags.some((tag) => event.tags.includes(tag))) &&
    (!sport?.length || sport.includes(event.sport)) &&
    (!eventType?.length || eventType.includes(event.eventType)) &&
    (!subgroupLabels?.length || event.eventSubgroups.some(({ label }) => subgroupLabels.includes(label))) &&
    (!rulesSet?.length || rulesSet.every((rule) => includes(event.rulesSet, rule))) &&
    (!rulesOrSet?.length || event.rulesSet.every((rule) => rulesOrSet.includes(rule))) &&
    (!onlyAccessExpression || event.rulesSet.includes('CATEGORY_ENFORCEMENT'))
  )
}

function includes(list: readonly string[], value: string): boolean {
  return list.includes(value)
}

/**
 * An event's position in the order. With keyset paging, pages stay correct when events begin and are no longer listed.
 */
type Position = readonly [key: string, id: number]

function positionOf(event: GameEvent, field: Search['sortField']): Position {
  if (field === 'id') return ['', event.id]
  return [field === 'name' ? event.name : event.eventStart, event.id]
}

function compare([leftKey, leftId]: Position, [rightKey, rightId]: Position): number {
  if (leftKey === rightKey) return leftId - rightId
  return leftKey < rightKey ? -1 : 1
}

const cursorSchema = z.tuple([z.string(), z.number()])

function writeCursor(position: Position): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url')
}

function readCursor(cursor: string): Position {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    return fail(400, 'the cursor is not one of ours')
  }
}
