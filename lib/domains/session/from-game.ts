import type { GameProfile } from '@/lib/services/game/profile'
import type { PlayerFacts } from './schema'

/** The facts of a player's profile that a session stores. */
export function playerFactsFromGame(profile: GameProfile): PlayerFacts {
  return {
    publicId: profile.publicId,
    firstName: profile.firstName,
    lastName: profile.lastName,
    isMale: profile.isMale ?? null,
    usesMetric: profile.useMetric,
    fundraiserId: profile.fundraiserId ?? null,
  }
}
