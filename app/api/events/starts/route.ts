import * as api from '@/lib/domains/events/endpoints'
import { listStarts } from '@/lib/domains/events/stages/server'
import { forMember } from '@/lib/domains/session/for-member'

export const GET = forMember(api.listStarts, ({ member, query }) => listStarts(member, query.tag))
