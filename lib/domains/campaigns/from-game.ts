import type { GameCampaignSummary, GameMission } from '@/lib/services/game/campaigns'
import type { GameProfile } from '@/lib/services/game/profile'
import { missionStatusSchema, type Mission, type MissionStatus } from './mission'
import type { Fitness, Punchcard } from './punchcard'

/** Partial, because without a token the server leaves out the player's fields. */
type MissionOnTheWire = Partial<GameMission>

/** A mission of the game server in our terms. */
export function missionFromGame(mission: MissionOnTheWire): Mission {
  return {
    shortName: mission.campaign?.shortName,
    startsAt: inUtc(mission.campaignStarts),
    endsAt: inUtc(mission.campaignEnds),
    registrationStartsAt: inUtc(mission.registrationStarts),
    registrationEndsAt: inUtc(mission.registrationEnds),
    registrationOpen: mission.registration ?? false,
    eligible: mission.eligible,
    enrolled: mission.enrolled ?? false,
    status: statusFromGame(mission.status),
  }
}

/** Converts the user summary's stages and unlocks for a punchcard. */
export function resultsFromGame({ stages, unlocks }: GameCampaignSummary): Punchcard['results'] {
  return {
    stages: stages.map(({ campaignStageShortName, progress }) => ({ name: campaignStageShortName, percent: progress })),
    unlocks: unlocks.map(({ name, progress }) => ({ name, percent: progress })),
  }
}

export function fitnessFromGame({ ftp, weight, runTime5kmInSeconds }: GameProfile): Fitness {
  return { ftpWatts: ftp, weightKilograms: weight, run5kSeconds: runTime5kmInSeconds }
}

/** A date in UTC, whatever zone it was written in [CP-004]. */
function inUtc(date: string | undefined): string | undefined {
  return date === undefined ? undefined : new Date(date).toISOString()
}

function statusFromGame(status: string | undefined): MissionStatus | undefined {
  return missionStatusSchema.safeParse(status?.toLowerCase()).data
}
