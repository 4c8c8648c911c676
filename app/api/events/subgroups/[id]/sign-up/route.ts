import { withEventSecretOf } from '@/lib/domains/events/event-secret'
import { joinEvent } from '@/lib/domains/events/server'
import { withMember } from '@/lib/domains/session/with-member'

/** Signs the player up to a start of an event. Repeats answer the same. */
export const POST = withMember<{ id: string }>(async ({ member, request, params }) =>
  Response.json(await withEventSecretOf(request, (secret) => joinEvent(member, params.id, secret))),
)
