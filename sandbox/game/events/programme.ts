import type { EventType, Label, Rule, Sport } from './event.ts'

/** A recurring kind of event: what stays the same from one time to the next. */
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
  /** First and last hour (UTC) at which it starts. */
  hours: readonly [first: number, last: number]
  /** Planned length; null where everybody rides to the line. */
  minutes: number | null
  rules?: readonly Rule[]
  /** Rules of single starts, on top of the event's. */
  startRules?: Partial<Record<Label, Rule>>
  /** Each start its own route, strongest first (fondos). */
  routePerStart?: boolean
  /** Minutes between one start and the next; 0 starts everybody together. */
  staggerMinutes?: number
  /** Left out on the wire as null if the rule alone is given; then 30 counts (decisions.md, Events). */
  lateJoinMinutes?: number
  /** Registration ends this long before the start. */
  closesMinutesBefore?: number
  restricted?: boolean
  /** Without pace values the site shows '1-5'. */
  openPace?: boolean
  series?: { id: number; name: string }
}

export const crits = { id: 4, name: 'Night City Crit League' }
export const sisters = { id: 5, name: 'Sunrise Sisters' }
