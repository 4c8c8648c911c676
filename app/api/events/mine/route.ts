import { listMemberEvents } from '@/lib/domains/events/calendar/server'
import * as api from '@/lib/domains/events/endpoints'
import { forMember } from '@/lib/domains/session/for-member'

export const GET = forMember(api.listMemberEvents, ({ member, query }) => listMemberEvents(member, query))
