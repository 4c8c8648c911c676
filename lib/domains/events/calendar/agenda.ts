import { endOf, type JoinedEvent } from '../joined-event'

/** Overlapping joined events, by event id, since nobody can ride two at once. Events that touch don't overlap. */
export function clashesOf(joined: readonly JoinedEvent[]): Map<number, JoinedEvent[]> {
  return new Map(
    joined.map((event) => [event.eventId, joined.filter((other) => other !== event && overlap(event, other))]),
  )
}

function overlap(one: JoinedEvent, other: JoinedEvent): boolean {
  return Date.parse(one.startsAt) < endOf(other) && Date.parse(other.startsAt) < endOf(one)
}
