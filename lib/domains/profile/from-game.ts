import type { GameProfile } from '@/lib/services/game/profile'
import type { Profile } from './schema'

/** A profile of the game server in our terms. */
export function profileFromGame(profile: GameProfile): Profile {
  return {
    firstName: profile.firstName,
    lastName: profile.lastName,
    email: profile.email,
    publicId: profile.publicId,
    ftpWatts: profile.ftp ?? null,
    weightKg: profile.weight ?? null,
    isMale: profile.isMale ?? null,
    usesMetric: profile.useMetric,
    imageUrl: profile.imageSrc ?? null,
    runTime5kmSeconds: profile.runTime5kmInSeconds ?? null,
    connectedToTrainingPlan: profile.connectedToTodaysPlan ?? false,
    fundraiserId: profile.fundraiserId ?? null,
    countryCode: profile.countryCode ?? null,
  }
}
