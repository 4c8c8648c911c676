import { endOf, type JoinedEvent } from '../joined-event'

/** The joined events that overlap with each, by its id: nobody rides two at once. One that ends as another begins does not. */
export function clashesOf(joined: readonly JoinedEvent[]): Map<number, JoinedEvent[]> {
  return new Map(
    joined.map((event) => [event.eventId, joined.filter((other) => other !== event && overlap(event, other))]),
  )
}

function overlap(one: JoinedEvent, other: JoinedEvent): boolean {
  return Date.parse(one.startsAt) < endOf(other) && Date.parse(other.startsAt) < endOf(one)
}
