import { queryOptions } from '@tanstack/react-query'
import type { Identifier } from '@/lib/core/identifier'
import { call } from '@/lib/core/call'
import { memberCall } from '@/lib/domains/session/api'
import { getOwnFundraiser, getSharedFundraiser } from './endpoints'

/** The player's own part in a fundraising event, refetched when the page is shown again: another tab may have opted in. */
export function ownFundraiserQuery(eventId: Identifier) {
  return queryOptions({
    queryKey: ['fundraising', eventId, 'mine'],
    queryFn: ({ signal }) => memberCall(getOwnFundraiser, { params: { eventId }, signal }),
    refetchOnWindowFocus: 'always',
  })
}

/** Another player's page in a fundraising event, as shared by a link. */
export function sharedFundraiserQuery(eventId: Identifier, fundraiserId: Identifier) {
  return queryOptions({
    queryKey: ['fundraising', eventId, 'fundraiser', fundraiserId],
    queryFn: ({ signal }) => call(getSharedFundraiser, { params: { eventId, fundraiserId }, signal }),
  })
}
