import * as api from '@/lib/domains/events/endpoints'
import { listJoinedEvents } from '@/lib/domains/events/server'
import { forMember } from '@/lib/domains/session/for-member'

export const GET = forMember(api.listJoinedEvents, ({ member }) => listJoinedEvents(member))
