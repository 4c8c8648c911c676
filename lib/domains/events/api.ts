import { memberCall } from '@/lib/domains/session/api'
import { listMemberEvents } from './endpoints'
import type { MemberEvent } from './member-event'

/**
 * An event's id, and its secret where its page was opened with one. `startsAt` is said where events are listed: those that
 * are asked for in the same moment then travel together.
 */
export type EventKey = { eventId: number; eventSecret?: string; startsAt?: string }

/** The parts of a request that name an event. */
export const ofEvent = ({ eventId, eventSecret }: EventKey) => ({ params: { id: eventId }, query: { eventSecret } })

/** Several events at once; what the game server does not find is left out. */
export function listEvents(events: readonly Required<Omit<EventKey, 'eventSecret'>>[]): Promise<MemberEvent[]> {
  const starts = events.map(({ startsAt }) => Date.parse(startsAt))
  const query = {
    ids: events.map(({ eventId }) => eventId).join(','),
    from: new Date(Math.min(...starts)).toISOString(),
    to: new Date(Math.max(...starts) + 1).toISOString(),
  }
  return memberCall(listMemberEvents, { query })
}
