import 'server-only'
import { isCountryCode } from '@/lib/core/country-code'
import { hasCode } from '@/lib/core/errors'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { getProfile } from '@/lib/services/game/profile'
import type { Member } from './member'

/** Whether a proxy in front says where visitors are: pages ask for it only then. */
export const isCountryTold = (): boolean => env.COUNTRY_HEADER !== undefined

/** Where the player lives, if the profile says so and can be had. */
export async function findCountry(member: Member): Promise<string | null> {
  try {
    const { countryCode } = await member.call(getProfile)
    return isCountryCode(countryCode) ? countryCode : null
  } catch (err) {
    if (hasCode(err, 'not_signed_in')) throw err
    log.warn({ err }, 'the player’s country is not known')
    return null
  }
}
