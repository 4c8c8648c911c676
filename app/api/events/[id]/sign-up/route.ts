import { withEventSecretOf } from '@/lib/domains/events/event-secret'
import { leaveEvent } from '@/lib/domains/events/server'
import { withMember } from '@/lib/domains/session/with-member'

/** Takes the player off the event, whichever start it is. Repeats answer the same. */
export const DELETE = withMember<{ id: string }>(async ({ member, request, params }) =>
  Response.json(await withEventSecretOf(request, (secret) => leaveEvent(member, params.id, secret))),
)
