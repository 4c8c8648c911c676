import { withEventSecretOf } from '@/lib/domains/events/event-secret'
import { getMemberEvent } from '@/lib/domains/events/server'
import { withMember } from '@/lib/domains/session/with-member'

/** An event for the player who is signed in. */
export const GET = withMember<{ id: string }>(async ({ member, request, params }) =>
  Response.json(await withEventSecretOf(request, (secret) => getMemberEvent(member, params.id, secret))),
)
