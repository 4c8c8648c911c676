import type { GameProfileChanges } from '@/lib/services/game/profile'
import type { ProfileChanges } from './schema'

/** Changes in the game server's terms; unchanged fields stay undefined, and are not sent. */
export function changesToGame(changes: ProfileChanges): GameProfileChanges {
  return {
    firstName: changes.firstName,
    lastName: changes.lastName,
    ftp: changes.ftpWatts,
    weight: changes.weightKg,
    isMale: changes.isMale,
    useMetric: changes.usesMetric,
    runTime5kmInSeconds: changes.runTime5kmSeconds,
  }
}
