import { registerAndSetUp } from '@/lib/domains/pairing/server'
import { withMember } from '@/lib/domains/session/with-member'

/** Opens an account with the training-plan service for the player. Repeats answer the same. */
export const POST = withMember(async ({ member }) => Response.json({ isSetUp: await registerAndSetUp(member) }))
