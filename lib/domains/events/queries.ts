import { queryOptions } from '@tanstack/react-query'
import { getMemberEvent, listJoinedEvents, type EventKey } from './api'

/** An event with what the player may do and has done. */
export function memberEventQuery(key: EventKey) {
  return queryOptions({
    queryKey: ['events', key.eventId],
    queryFn: ({ signal }) => getMemberEvent(key, signal),
  })
}

/** The events to come that the player has joined. */
export const joinedEventsQuery = queryOptions({
  queryKey: ['events', 'joined'],
  queryFn: ({ signal }) => listJoinedEvents(signal),
})
