import 'server-only'
import { z } from 'zod'
import { ifWellFormed, instantSchema, optional } from '@/lib/core/wire'
import { gameRequest } from './request'

const missionPath = (shortName: string) => `/campaigns/missions/${encodeURIComponent(shortName)}`

/**
 * A mission with a player's state (members.md §3); without a status the player never enrolled. `registration` says
 * whether the game takes registrations now; if `eligible` is malformed the game decides when the player enrols. Dates
 * come from content, so only the mission's identity is demanded.
 */
export const gameMissionSchema = z.object({
  campaign: ifWellFormed(z.object({ shortName: z.string() })),
  campaignStarts: ifWellFormed(instantSchema),
  campaignEnds: ifWellFormed(instantSchema),
  registrationStarts: ifWellFormed(instantSchema),
  registrationEnds: ifWellFormed(instantSchema),
  registration: ifWellFormed(z.boolean()),
  eligible: ifWellFormed(z.boolean()),
  enrolled: z.boolean(),
  status: optional(z.string()),
})
export type GameMission = z.infer<typeof gameMissionSchema>

/** The mission with the player's state, which decides the stage; the summary does not. @throws NotFoundError */
export const getMission = (shortName: string, token: string) =>
  gameRequest({
    operation: 'getMission',
    path: missionPath(shortName),
    token,
    schema: gameMissionSchema,
    missing: `mission ${shortName}`,
  })

/** Successful enrolment; a 200 with any other key has enrolled nobody. */
const enrolmentSchema = z.object({ key: z.literal('enrolled'), status: ifWellFormed(z.string()) })

/** Enrols the player. @throws UpstreamError; its `refusalKeyOf` may be `profile.not.eligible` or `registration.closed` */
export const enrol = (shortName: string, token: string) =>
  gameRequest({
    operation: 'enrol',
    path: `${missionPath(shortName)}/enroll`,
    method: 'POST',
    token,
    schema: enrolmentSchema,
  })

export const withdraw = (shortName: string, token: string) =>
  gameRequest({
    operation: 'withdraw',
    path: `${missionPath(shortName)}/withdraw`,
    method: 'POST',
    token,
    schema: z.object({ status: z.literal('WITHDRAWN') }),
  })

/** `progress` and `goal` are counted in `unit`. */
const missionProgressSchema = z.object({ progress: z.number(), goal: z.number(), unit: ifWellFormed(z.string()) })

export const getMissionProgress = (shortName: string, token: string) =>
  gameRequest({
    operation: 'getMissionProgress',
    path: `${missionPath(shortName)}/progress`,
    token,
    schema: missionProgressSchema,
  })

/** The user summary of members.md §3; every `progress` is a percentage. */
export const gameCampaignSummarySchema = z.object({
  status: ifWellFormed(z.string()),
  stages: z.array(z.object({ campaignStageShortName: z.string(), progress: z.number() })),
  unlocks: z.array(z.object({ name: z.string(), progress: z.number() })),
})
export type GameCampaignSummary = z.infer<typeof gameCampaignSummarySchema>

/** The player's completed stages and unlocks. @throws NotFoundError if the game counts none, as of a quest */
export const getCampaignSummary = (shortName: string, token: string) =>
  gameRequest({
    operation: 'getCampaignSummary',
    path: `/campaigns/${encodeURIComponent(shortName)}/summary`,
    token,
    schema: gameCampaignSummarySchema,
    missing: `summary of campaign ${shortName}`,
  })

const questSchema = z.object({
  slug: ifWellFormed(z.string()),
  shortName: z.string(),
  registered: z.boolean(),
  progress: ifWellFormed(z.number()),
})

/** @throws NotFoundError */
export const getQuest = (slug: string, token: string) =>
  gameRequest({
    operation: 'getQuest',
    path: `/quests/${encodeURIComponent(slug)}`,
    token,
    schema: questSchema,
    missing: `quest ${slug}`,
  })

/** @param shortName of the quest, as returned by `getQuest` */
export const registerForQuest = (shortName: string, token: string) =>
  gameRequest({
    operation: 'registerForQuest',
    path: `/quests/${encodeURIComponent(shortName)}/register`,
    method: 'POST',
    token,
    schema: z.object({ registered: z.literal(true) }),
  })
