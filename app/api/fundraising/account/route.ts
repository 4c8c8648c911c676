import { openAccountFor } from '@/lib/domains/fundraising/opt-in-server'
import { withMember } from '@/lib/domains/session/with-member'

/** First step of the opt-in: finds or opens the player's account. Repeats answer the same account. */
export const POST = withMember(async ({ member }) => Response.json({ account: await openAccountFor(member) }))
