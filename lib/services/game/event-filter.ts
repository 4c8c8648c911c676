/** What an event search asks for (contracts.md, Game server: events; members.md §7). */
export type GameEventFilter = {
  tags?: string[]
  sport?: 'CYCLING' | 'RUNNING'
  eventType?: string[]
  /** 1–5 */
  subgroupLabels?: number[]
  /** Instants, ISO 8601 in UTC. */
  from?: string
  to?: string
  sortField?: string
  sortOrder?: string
  /** The event has every one of these rules. */
  rulesSet?: string[]
  /** Every rule of the event is one of these. */
  rulesOrSet?: string[]
  onlyAccessExpression?: boolean
  /** The `cursor` of the previous response, to get the next page. */
  cursor?: string
}

/** `false` and 0 are values; nothing, empty text and empty lists are not. */
export function filterBody(filter: GameEventFilter): Record<string, unknown> {
  const isEmpty = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && !value.length)
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => !isEmpty(value)))
}
