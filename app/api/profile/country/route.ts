import { findCountry } from '@/lib/domains/session/country-server'
import { withMember } from '@/lib/domains/session/with-member'

/** Where the player lives, as the profile says. */
export const GET = withMember(async ({ member }) => Response.json({ country: await findCountry(member) }))
