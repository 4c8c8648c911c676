import * as api from '@/lib/domains/events/endpoints'
import { withEventSecretOf } from '@/lib/domains/events/event-secret'
import { getMemberEvent } from '@/lib/domains/events/server'
import { forMember } from '@/lib/domains/session/for-member'

export const GET = forMember(api.getMemberEvent, ({ member, request, params, query }) =>
  withEventSecretOf(request, query, (secret) => getMemberEvent(member, params.id, secret)),
)
