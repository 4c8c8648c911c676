import { setUpCoaching } from '@/lib/domains/pairing/server'
import { withMember } from '@/lib/domains/session/with-member'

/** Begins the coaching of the player's linked account. Repeats answer the same. */
export const POST = withMember(async ({ member }) => Response.json({ isSetUp: await setUpCoaching(member) }))
