import 'server-only'
import { isCountryCode } from '@/lib/core/country-code'
import { env } from '@/lib/core/server/env'
import { gapForMember } from '@/lib/core/server/gap'
import { getProfile } from '@/lib/services/game/profile'
import type { Member } from './member'

/** Whether a proxy in front says where visitors are: pages ask for it only then. */
export const isCountryTold = (): boolean => env.COUNTRY_HEADER !== undefined

/** Where the player lives, if the profile says so and can be had. */
export async function findCountry(member: Member): Promise<string | null> {
  return member
    .call(getProfile)
    .then(({ countryCode }) => (isCountryCode(countryCode) ? countryCode : null))
    .catch(gapForMember('the player’s country is not known', {}, null))
}
