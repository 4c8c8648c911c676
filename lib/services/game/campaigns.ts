import 'server-only'
import {
  gameCampaignSummarySchema,
  gameEnrolmentSchema,
  gameMissionProgressSchema,
  gameMissionSchema,
  gameQuestRegistrationSchema,
  gameQuestSchema,
  gameWithdrawalSchema,
  type GameCampaignSummary,
  type GameEnrolment,
  type GameMission,
  type GameMissionProgress,
  type GameQuest,
  type GameQuestRegistration,
  type GameWithdrawal,
} from './campaign-schema'
import { gameRequest } from './request'

/** The mission with the player's state, which decides the stage; the summary does not. @throws NotFoundError */
export function getMission(shortName: string, token: string): Promise<GameMission> {
  return gameRequest({
    operation: 'getMission',
    path: missionPath(shortName),
    token,
    schema: gameMissionSchema,
    missing: `mission ${shortName}`,
  })
}

/** Enrols the player. @throws UpstreamError; its `refusalKeyOf` may be `profile.not.eligible` or `registration.closed` */
export function enrol(shortName: string, token: string): Promise<GameEnrolment> {
  return gameRequest({
    operation: 'enrol',
    path: `${missionPath(shortName)}/enroll`,
    method: 'POST',
    token,
    schema: gameEnrolmentSchema,
  })
}

export function withdraw(shortName: string, token: string): Promise<GameWithdrawal> {
  return gameRequest({
    operation: 'withdraw',
    path: `${missionPath(shortName)}/withdraw`,
    method: 'POST',
    token,
    schema: gameWithdrawalSchema,
  })
}

export function getMissionProgress(shortName: string, token: string): Promise<GameMissionProgress> {
  return gameRequest({
    operation: 'getMissionProgress',
    path: `${missionPath(shortName)}/progress`,
    token,
    schema: gameMissionProgressSchema,
  })
}

/** The player's completed stages and unlocks. */
export function getCampaignSummary(shortName: string, token: string): Promise<GameCampaignSummary> {
  return gameRequest({
    operation: 'getCampaignSummary',
    path: `/campaigns/${encodeURIComponent(shortName)}/summary`,
    token,
    schema: gameCampaignSummarySchema,
  })
}

/** @throws NotFoundError */
export function getQuest(slug: string, token: string): Promise<GameQuest> {
  return gameRequest({
    operation: 'getQuest',
    path: `/quests/${encodeURIComponent(slug)}`,
    token,
    schema: gameQuestSchema,
    missing: `quest ${slug}`,
  })
}

/** @param shortName of the quest, as returned by `getQuest` */
export function registerForQuest(shortName: string, token: string): Promise<GameQuestRegistration> {
  return gameRequest({
    operation: 'registerForQuest',
    path: `/quests/${encodeURIComponent(shortName)}/register`,
    method: 'POST',
    token,
    schema: gameQuestRegistrationSchema,
  })
}

function missionPath(shortName: string): string {
  return `/campaigns/missions/${encodeURIComponent(shortName)}`
}
