import { findPlayerResult } from '@/lib/domains/events/results/server'
import { withMember } from '@/lib/domains/session/with-member'

/** Where the player stands in a race; an empty object for who is not in it. */
export const GET = withMember<{ id: string }>(async ({ member, params }) =>
  Response.json({ result: await findPlayerResult(member, params.id) }),
)
