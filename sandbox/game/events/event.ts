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
  /** w/kg on the bike, km/h on the run */
  fromPaceValue: number | null
  toPaceValue: number | null
}

/** An event as the game keeps it: the wire's fields, but the scene's name for its picture and no user data. */
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
  /** Set: the event is listed nowhere and shown only to players who name it. */
  eventSecret: string | null
}

/** One start together with its event. */
export type Start = { event: GameEvent; subgroup: Subgroup }

const defaultDurationInSeconds = 3_600

/** When the last rider of an event is home, epoch milliseconds (default length: members.md §9). */
export function endOf(event: GameEvent): number {
  return Date.parse(event.eventStart) + (event.durationInSeconds ?? defaultDurationInSeconds) * 1_000
}

/** The event that holds a subgroup; subgroup ids are the event's with the label appended. */
export function eventIdOfSubgroup(subgroupId: number): number {
  return Math.floor(subgroupId / 10)
}
