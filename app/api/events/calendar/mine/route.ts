import * as api from '@/lib/domains/events/calendar/endpoints'
import { listOwnEvents } from '@/lib/domains/events/calendar/server'
import { parseTags } from '@/lib/domains/events/event-search'
import { forMember } from '@/lib/domains/session/for-member'

export const GET = forMember(api.listOwnEvents, ({ member, query }) => {
  const { tags = '', type: filter = 'all', zone = 'UTC', from, to, ...facets } = query
  const choice = { filter, facets, zone }
  return listOwnEvents(member, { tags: parseTags(tags), choice, from: new Date(from), to: new Date(to) })
})
