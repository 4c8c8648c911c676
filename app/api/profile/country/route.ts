import { findCountry } from '@/lib/domains/session/country-server'
import { countryOfPlayer } from '@/lib/domains/session/endpoints'
import { forMember } from '@/lib/domains/session/for-member'

export const GET = forMember(countryOfPlayer, async ({ member }) => ({ country: await findCountry(member) }))
