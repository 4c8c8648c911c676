import { listJoinedEvents } from '@/lib/domains/events/server'
import { withMember } from '@/lib/domains/session/with-member'

/** The events to come that the player has joined. */
export const GET = withMember(async ({ member }) => Response.json(await listJoinedEvents(member)))
