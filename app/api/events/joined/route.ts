import { listJoinedEvents } from '@/lib/domains/events/server'
import { withMember } from '@/lib/domains/session/with-member'

/** The events that the player has joined, under way and to come. */
export const GET = withMember(async ({ member }) => Response.json(await listJoinedEvents(member)))
