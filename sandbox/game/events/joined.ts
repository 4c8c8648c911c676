import type { Calendar } from './calendar.ts'
import type { Start } from './event.ts'
import type { Signups } from './signups.ts'

/** The starts that a player is signed up to, ordered by time. */
export function joinedStarts(calendar: Calendar, signups: Signups, playerId: number): Start[] {
  return [...signups.of(playerId).values()]
    .map((subgroupId) => calendar.findStart(subgroupId))
    .filter((start) => start !== undefined)
    .sort((left, right) => Date.parse(left.event.eventStart) - Date.parse(right.event.eventStart))
}

/** A JoinedEvent (members.md §3), with the duration that contracts.md adds. */
export function joinedEvent({ event, subgroup }: Start): object {
  return {
    eventId: event.id,
    eventSubgroupId: subgroup.id,
    eventSubgroupStart: subgroup.eventSubgroupStart,
    name: event.name,
    routeId: subgroup.routeId,
    label: subgroup.label,
    durationInSeconds: subgroup.durationInSeconds,
  }
}
