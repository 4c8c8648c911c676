export type EventType =
  | 'GROUP_RIDE'
  | 'GROUP'
  | 'GROUP_WORKOUT'
  | 'WORKOUT'
  | 'RACE'
  | 'TIME_TRIAL'
  | 'TEAM_TIME_TRIAL'
  | 'FONDO'
  | 'MEETUP'

export type Rule = 'LADIES_ONLY' | 'MEN_ONLY' | 'ALLOWS_LATE_JOIN' | 'CATEGORY_ENFORCEMENT'

export type Sport = 'CYCLING' | 'RUNNING'

/** Category 1 to 5, which players see as A to E. */
export type Label = 1 | 2 | 3 | 4 | 5

/** One start of an event; instants are ISO 8601 UTC. */
export type Subgroup = {
  id: number
  label: Label
  rulesSet: readonly Rule[]
  registrationEnd: string | null
  lateJoinInMinutes: number | null
  eventSubgroupStart: string
  routeId: number
  durationInSeconds: number | null
  /** w/kg for cycling, km/h for running */
  fromPaceValue: number | null
  toPaceValue: number | null
}

/**
 * An event in the game's own form: the wire format's fields, but with the scene's name instead of a picture, and
 * without user data.
 */
export type GameEvent = {
  id: number
  name: string
  description: string
  eventStart: string
  eventType: EventType
  sport: Sport
  restricted: boolean
  rulesSet: readonly Rule[]
  eventSubgroups: readonly Subgroup[]
  routeId: number
  registrationEnd: string | null
  tags: readonly string[]
  seriesId: number | null
  eventSeriesName: string | null
  scene: string
  durationInSeconds: number | null
  /** If set, the event is not listed, and shown only to players who know the secret. */
  eventSecret: string | null
}

/** One start together with its event. */
export type Start = { event: GameEvent; subgroup: Subgroup }

const defaultDurationInSeconds = 3_600

/** When the last rider of an event finishes, in milliseconds since 1970 (default length: members.md §9). */
export function endOf(event: GameEvent): number {
  return Date.parse(event.eventStart) + (event.durationInSeconds ?? defaultDurationInSeconds) * 1_000
}

/** The event of a subgroup; a subgroup's id is the event's id with the label appended. */
export function eventIdOfSubgroup(subgroupId: number): number {
  return Math.floor(subgroupId / 10)
}
