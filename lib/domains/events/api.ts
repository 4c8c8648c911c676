import type { Identifier } from '@/lib/core/identifier'
import { memberCall } from '@/lib/domains/session/api'
import { listMemberEvents } from './endpoints'
import type { MemberEvent } from './member-event'

/**
 * An event's id, and its secret if its page was opened with one. Lists of events also give `startsAt`: events that are
 * needed at the same time are then requested together.
 */
export type EventKey = { eventId: Identifier; eventSecret?: string; startsAt?: string }

/** The parts of a request that name an event. */
export const ofEvent = ({ eventId, eventSecret }: EventKey) => ({ params: { id: eventId }, query: { eventSecret } })

/** Several events in one request; events that the game server does not find are left out. */
export function listEvents(events: readonly Required<Omit<EventKey, 'eventSecret'>>[]): Promise<MemberEvent[]> {
  const starts = events.map(({ startsAt }) => Date.parse(startsAt))
  const query = {
    ids: events.map(({ eventId }) => eventId).join(','),
    from: new Date(Math.min(...starts)).toISOString(),
    to: new Date(Math.max(...starts) + 1).toISOString(),
  }
  return memberCall(listMemberEvents, { query })
}
