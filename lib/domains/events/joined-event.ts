import * as z from 'zod/mini'
import type { Identifier } from '@/lib/core/identifier'
import { identifierSchema } from '@/lib/core/identifier-schema'
import { closesAt } from './closing-time'
import { durationOf } from './duration'
import { categorySchema, eventMetricsSchema, type Event } from './schema'

/** An event that the player has signed up to [EV-015]: upcoming, or running. */
export const joinedEventSchema = z.object({
  eventId: identifierSchema,
  subgroupId: identifierSchema,
  startsAt: z.iso.datetime(),
  name: z.string(),
  category: categorySchema,
  durationSeconds: z.optional(z.number()),
  /** Time until which the player can still leave, if that is after the start: late join works both ways. */
  leavableUntil: z.optional(z.iso.datetime()),
  routeId: z.optional(identifierSchema),
  /** Absent if the route is not known. */
  metrics: z.optional(eventMetricsSchema),
})

export type JoinedEvent = z.infer<typeof joinedEventSchema>

const startOf = ({ startsAt }: JoinedEvent): number => Date.parse(startsAt)

/** End of a joined event, in milliseconds since 1970. */
export const endOf = (joined: JoinedEvent): number => startOf(joined) + durationOf(joined) * 1000

const byStart = (one: JoinedEvent, other: JoinedEvent) => startOf(one) - startOf(other)

/** Joined events that haven't begun, soonest first. */
export function yetToStart(joined: readonly JoinedEvent[], now: Date): JoinedEvent[] {
  return joined.filter((each) => startOf(each) > now.getTime()).toSorted(byStart)
}

/** Joined events that aren't over, in order of their start: running ones, then upcoming ones. */
export function yetToEnd(joined: readonly JoinedEvent[], now: Date): JoinedEvent[] {
  return joined.filter((each) => endOf(each) > now.getTime()).toSorted(byStart)
}

export function isUnderWay(joined: JoinedEvent, now: Date): boolean {
  return startOf(joined) <= now.getTime() && now.getTime() < endOf(joined)
}

/** Whether the player can leave, by the rule of the event's page (`signUpVerdict`). */
export function isLeavable(joined: JoinedEvent, now: Date): boolean {
  return now.getTime() <= Date.parse(joined.leavableUntil ?? joined.startsAt)
}

/** Instants at which something about these events changes. */
export function turningPoints(joined: readonly JoinedEvent[]): Date[] {
  return joined.flatMap((each) => [
    new Date(each.startsAt),
    new Date(each.leavableUntil ?? each.startsAt),
    new Date(endOf(each)),
  ])
}

/** The starts of an event that the player is signed up to: one, or none. */
export function joinedFrom(event: Event): JoinedEvent[] {
  const joined = event.subgroups.filter(({ signedUp }) => signedUp)
  return joined.map((subgroup) => ({
    eventId: event.id,
    subgroupId: subgroup.id,
    startsAt: subgroup.startsAt,
    name: event.name,
    category: subgroup.category,
    durationSeconds: durationOf(event, subgroup),
    leavableUntil: laterThan(subgroup.startsAt, closesAt(subgroup, event)),
    routeId: subgroup.routeId ?? event.routeId,
  }))
}

const laterThan = (start: string, end: Date) => (end.getTime() > Date.parse(start) ? end.toISOString() : undefined)

/** Overlapping joined events, by event id, since nobody can ride two at once. Events that touch don't overlap. */
export function clashesOf(joined: readonly JoinedEvent[]): Map<Identifier, JoinedEvent[]> {
  return new Map(
    joined.map((event) => [event.eventId, joined.filter((other) => other !== event && overlap(event, other))]),
  )
}

function overlap(one: JoinedEvent, other: JoinedEvent): boolean {
  return Date.parse(one.startsAt) < endOf(other) && Date.parse(other.startsAt) < endOf(one)
}
