import { getPairing } from '@/lib/domains/pairing/server'
import { withMember } from '@/lib/domains/session/with-member'

/** Where the player stands with the training-plan service. */
export const GET = withMember(async ({ member }) => Response.json(await getPairing(member)))
