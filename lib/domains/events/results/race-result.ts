import * as z from 'zod/mini'
import type { Identifier } from '@/lib/core/identifier'
import { identifierSchema } from '@/lib/core/identifier-schema'
import { durationOf } from '../duration'
import { categorySchema, type Category, type Event, type EventType } from '../schema'

/** The result of a start of a race [CD-021]. */
export const raceResultSchema = z.object({
  subgroupId: identifierSchema,
  category: categorySchema,
  finishers: z.number(),
  winnerName: z.optional(z.string()),
  winningSeconds: z.optional(z.number()),
})

export type RaceResult = z.infer<typeof raceResultSchema>

/** A player's placing in a start, and what the ride was so far. */
export const playerResultSchema = z.object({
  category: categorySchema,
  position: z.number(),
  total: z.number(),
  /** Absent if it could not be read. */
  ride: z.optional(z.object({ distanceMeters: z.number(), watts: z.number(), heartRate: z.number() })),
})

export type PlayerResult = z.infer<typeof playerResultSchema>

/** A past event of a player. */
export type PastEvent = {
  eventId: Identifier
  name: string
  startsAt: string
  category: Category
  type: EventType
  /** Absent if it could not be read, or if the event has no placings. */
  placement?: { position: number; total: number }
}

const TIMED: ReadonlySet<EventType> = new Set(['race', 'time_trial', 'team_time_trial'])

/** Whether an event has winners. */
export const isTimed = ({ type }: Pick<Event, 'type'>): boolean => TIMED.has(type)

/** Whether the last start of an event is over. */
export function isOver(event: Pick<Event, 'startsAt' | 'durationSeconds' | 'subgroups'>, now: Date): boolean {
  const ends = event.subgroups.map((subgroup) => Date.parse(subgroup.startsAt) + durationOf(event, subgroup) * 1000)
  return now.getTime() > Math.max(Date.parse(event.startsAt) + durationOf(event) * 1000, ...ends)
}

/** A finishing time: "41:07", "1:02:03". */
export function finishTime(seconds: number): string {
  const whole = Math.round(seconds)
  const hours = Math.floor(whole / 3600)
  const padded = [Math.floor(whole / 60) % 60, whole % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return hours > 0 ? `${hours}:${padded}` : padded.replace(/^0/, '')
}
