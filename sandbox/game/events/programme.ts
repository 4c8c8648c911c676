import type { EventType, Label, Rule, Sport } from './event.ts'

/** A recurring kind of event: the properties that all its events share. */
export type Programme = {
  name: string
  description: string
  eventType: EventType
  sport: Sport
  tags: readonly string[]
  labels: readonly Label[]
  routeIds: readonly [number, ...number[]]
  /** Pictures of the sandbox's media, `/media/scenes/{name}`. */
  scenes: readonly [string, ...string[]]
  /** First and last hour (UTC) at which its events start. */
  hours: readonly [first: number, last: number]
  /** Planned length; null if all riders go to the finish line. */
  minutes: number | null
  rules?: readonly Rule[]
  /** Rules of single starts, in addition to the event's. */
  startRules?: Partial<Record<Label, Rule>>
  /** Whether each start has its own route, strongest first (fondos). */
  routePerStart?: boolean
  /** Minutes between one start and the next; with 0 all start together. */
  staggerMinutes?: number
  /** Null in the wire format if only the rule is given; then 30 minutes apply (decisions.md, Events). */
  lateJoinMinutes?: number
  /** Minutes before the start at which registration ends. */
  closesMinutesBefore?: number
  restricted?: boolean
  /** Whether the pace values are left out; the site then shows '1-5'. */
  openPace?: boolean
  series?: { id: number; name: string }
}

export const crits = { id: 4, name: 'Night City Crit League' }
export const sisters = { id: 5, name: 'Sunrise Sisters' }
