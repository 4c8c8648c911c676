import type { SignUpAnswer } from '@/lib/domains/events/member-event'
import type { Event, Subgroup } from '@/lib/domains/events/schema'

/** A start of an event that everybody may sign up to until 18:05. */
export function subgroupWith(changes: Partial<Subgroup> = {}): Subgroup {
  return { id: '70', category: 'B', startsAt: '2026-03-01T18:05:00Z', rules: [], signedUp: false, ...changes }
}

/** An event with that one start. */
export function eventWith(changes: Partial<Event> = {}): Event {
  return {
    id: '7',
    name: 'Col by lantern light',
    startsAt: '2026-03-01T18:00:00Z',
    type: 'group_ride',
    sport: 'cycling',
    restricted: false,
    rules: [],
    subgroups: [subgroupWith()],
    tags: [],
    signedUp: false,
    ...changes,
  }
}

/** Our API's answer to signing up or leaving. @param joinedAfterMs until the list of joined events knows of it */
export function signUpAnswer(signedUp: boolean, joinedAfterMs = 0): Response {
  return Response.json({ signedUp, joinedAfterMs } satisfies SignUpAnswer)
}
