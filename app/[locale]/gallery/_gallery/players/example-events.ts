import { allowedSubgroups } from '@/lib/domains/events/access-rules'
import type { CalendarEvent } from '@/lib/domains/events/calendar/page'
import { endOf, joinedFrom, type JoinedEvent } from '@/lib/domains/events/joined-event'
import { withSignUp, type MemberEvent } from '@/lib/domains/events/member-event'
import type { PlayerState } from './states'

/** Number of events that the player has joined in each state. */
const JOINED = { fresh: 0, 'half-way': 1, done: 6 }
/** The page may be some minutes old, and is looked at for some: what begins meanwhile can't be left any more. */
const SOON_MS = 15 * 60 * 1000

/**
 * The events of the calendar for the example player, who has joined the next of them that don't overlap. They are real ones,
 * so that their links lead somewhere.
 */
export function memberEventsIn(state: PlayerState, events: readonly CalendarEvent[], now: Date): MemberEvent[] {
  const joined = new Map(joinedIn(state, events, now).map((each) => [each.eventId, each.subgroupId]))
  return events.map((event) => withSignUp(memberOf(event), joined.get(event.id)))
}

/** The events that the player has joined in a state, soonest first. */
export function joinedIn(state: PlayerState, events: readonly CalendarEvent[], now: Date): JoinedEvent[] {
  const chosen: JoinedEvent[] = []
  let free = now.getTime() + SOON_MS
  for (const event of events.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))) {
    const next = joinFirstGroup(event)
    if (next === undefined || Date.parse(next.startsAt) < free) continue
    chosen.push(next)
    free = endOf(next)
  }
  return chosen.slice(0, JOINED[state])
}

function joinFirstGroup(event: CalendarEvent): JoinedEvent | undefined {
  const [group] = allowedSubgroups(event, { isMale: null })
  if (group === undefined || event.restricted) return undefined
  const [joined] = joinedFrom(withSignUp(memberOf(event), group.id).event)
  return joined && { ...joined, metrics: metricsOf(event, joined) }
}

const memberOf = (event: CalendarEvent): MemberEvent => ({
  event: { ...event, tags: [] },
  hasUserData: true,
})

function metricsOf({ route }: CalendarEvent, { durationSeconds }: JoinedEvent): JoinedEvent['metrics'] {
  if (route === undefined || durationSeconds === undefined) return undefined
  const { distanceMeters, elevationMeters } = route
  return { distanceMeters, elevationMeters, durationSeconds }
}
