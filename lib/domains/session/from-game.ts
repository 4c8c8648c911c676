import type { GameProfile } from '@/lib/services/game/profile'
import type { PlayerFacts } from './schema'

const FIVE_KM = 5
const SECONDS_AN_HOUR = 3600

/** The facts of a player's profile that a session stores. */
export function playerFactsFromGame(profile: GameProfile): PlayerFacts {
  return {
    publicId: profile.publicId,
    firstName: profile.firstName,
    lastName: profile.lastName,
    isMale: profile.isMale ?? null,
    usesMetric: profile.useMetric,
    wattsPerKilo: ratioOf(profile.ftp, profile.weight),
    runKmh: ratioOf(FIVE_KM * SECONDS_AN_HOUR, profile.runTime5kmInSeconds),
    fundraiserId: profile.fundraiserId ?? null,
  }
}

/** To two decimals; undefined if one of them is unknown, or nothing. */
function ratioOf(dividend: number | null | undefined, divisor: number | null | undefined): number | undefined {
  return dividend && divisor ? Math.round((dividend / divisor) * 100) / 100 : undefined
}
