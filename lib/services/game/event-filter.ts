/** Parameters of an event search (contracts.md, Game server: events; members.md §7). */
export type GameEventFilter = {
  tags?: string[]
  sport?: 'CYCLING' | 'RUNNING'
  eventType?: string[]
  /** Categories, 1 to 5. */
  subgroupLabels?: number[]
  /** Instants, ISO 8601 in UTC. */
  from?: string
  to?: string
  sortField?: string
  sortOrder?: string
  /** The event must have all of these rules. */
  rulesSet?: string[]
  /** The event may have only these rules. */
  rulesOrSet?: string[]
  onlyAccessExpression?: boolean
  /** The `cursor` of the previous response, to get the next page. */
  cursor?: string
}

/** Drops undefined, empty texts and empty lists; keeps `false` and 0. */
export function filterBody(filter: GameEventFilter): Record<string, unknown> {
  const isEmpty = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && !value.length)
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => !isEmpty(value)))
}
