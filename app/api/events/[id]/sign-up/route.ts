import * as api from '@/lib/domains/events/endpoints'
import { withEventSecretOf } from '@/lib/domains/events/event-secret'
import { leaveEvent } from '@/lib/domains/events/server'
import { forMember } from '@/lib/domains/session/for-member'

export const DELETE = forMember(api.leaveEvent, ({ member, request, params, query }) =>
  withEventSecretOf(request, query, (secret) => leaveEvent(member, params.id, secret)),
)
