import 'server-only'
import { isCountryCode } from '@/lib/core/country-code'
import { env } from '@/lib/core/server/env'
import { gapForMember } from '@/lib/core/server/gap'
import { getProfile } from '@/lib/services/game/profile'
import type { Member } from './member'

/** Whether a proxy in front tells visitors' countries: pages request theirs only then. */
export const isCountryTold = (): boolean => env.COUNTRY_HEADER !== undefined

/** The player's country, if it is in the profile and can be read. */
export async function findCountry(member: Member): Promise<string | null> {
  return member
    .call(getProfile)
    .then(({ countryCode }) => (isCountryCode(countryCode) ? countryCode : null))
    .catch(gapForMember('the player’s country is not known', {}, null))
}
