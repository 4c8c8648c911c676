import * as api from '@/lib/domains/events/endpoints'
import { withEventSecretOf } from '@/lib/domains/events/event-secret'
import { joinEvent } from '@/lib/domains/events/server'
import { forMember } from '@/lib/domains/session/for-member'

export const POST = forMember(api.joinEvent, ({ member, request, params, query }) =>
  withEventSecretOf(request, query, (secret) => joinEvent(member, params.id, secret)),
)
