import { queryOptions } from '@tanstack/react-query'
import type { Identifier } from '@/lib/core/identifier'
import { memberCall } from '@/lib/domains/session/api'
import type { EventKey } from './api'
import { getPlayerResult, listJoinedEvents, listStarts } from './endpoints'
import { getMemberEventWithOthers } from './member-event-batch'

/**
 * An event with what the player may do and has done. Refetched each time the page is shown again: the player may have
 * joined, left or signed out in another tab.
 */
export function memberEventQuery(key: EventKey) {
  return queryOptions({
    queryKey: ['events', 'event', key.eventId],
    queryFn: ({ signal }) => getMemberEventWithOthers(key, signal),
    refetchOnWindowFocus: 'always',
  })
}

/** The player's joined events, running and upcoming. */
export const joinedEventsQuery = queryOptions({
  queryKey: ['events', 'joined'],
  queryFn: ({ signal }) => memberCall(listJoinedEvents, { signal }),
  refetchOnWindowFocus: 'always',
})

/** The starts of a stage that the player may choose from. */
export function startsQuery(tag: string) {
  return queryOptions({
    queryKey: ['events', 'starts', tag],
    queryFn: ({ signal }) => memberCall(listStarts, { query: { tag }, signal }),
  })
}

/** The player's placing in a race; null for a player who was not in it. */
export function playerResultQuery(eventId: Identifier) {
  return queryOptions({
    queryKey: ['events', 'result', eventId],
    queryFn: async ({ signal }) =>
      (await memberCall(getPlayerResult, { params: { id: eventId }, signal })).result ?? null,
  })
}
