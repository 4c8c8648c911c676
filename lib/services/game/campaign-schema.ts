import { z } from 'zod'
import { ifWellFormed, instantSchema, optional } from '@/lib/core/wire'

const campaignSchema = z.object({ shortName: z.string() })

/**
 * A mission without user fields (members.md §3); `registration` says whether the game takes registrations now. Dates
 * come from content, so only the mission's identity is read.
 */
const gameMissionInfoSchema = z.object({
  campaign: campaignSchema,
  campaignStarts: ifWellFormed(instantSchema),
  campaignEnds: ifWellFormed(instantSchema),
  registrationStarts: ifWellFormed(instantSchema),
  registrationEnds: ifWellFormed(instantSchema),
  registration: ifWellFormed(z.boolean()),
})

/**
 * A mission with a player's state; without a status the player never enrolled. If `eligible` is malformed the game
 * decides when the player enrols.
 */
export const gameMissionSchema = gameMissionInfoSchema.extend({
  campaign: ifWellFormed(campaignSchema),
  eligible: ifWellFormed(z.boolean()),
  enrolled: z.boolean(),
  status: optional(z.string()),
})

/** Successful enrolment; a 200 with any other key has enrolled nobody. */
export const gameEnrolmentSchema = z.object({ key: z.literal('enrolled'), status: ifWellFormed(z.string()) })

export const gameWithdrawalSchema = z.object({ status: z.literal('WITHDRAWN') })

/** `progress` and `goal` are counted in `unit`. */
export const gameMissionProgressSchema = z.object({
  progress: z.number(),
  goal: z.number(),
  unit: ifWellFormed(z.string()),
})

/** The user summary of members.md §3; every `progress` is a percentage. */
export const gameCampaignSummarySchema = z.object({
  status: ifWellFormed(z.string()),
  stages: z.array(z.object({ campaignStageShortName: z.string(), progress: z.number() })),
  unlocks: z.array(z.object({ name: z.string(), progress: z.number() })),
})

export const gameQuestSchema = z.object({
  slug: ifWellFormed(z.string()),
  shortName: z.string(),
  registered: z.boolean(),
  progress: ifWellFormed(z.number()),
})

export const gameQuestRegistrationSchema = z.object({ registered: z.literal(true) })

export type GameMission = z.infer<typeof gameMissionSchema>
export type GameEnrolment = z.infer<typeof gameEnrolmentSchema>
export type GameWithdrawal = z.infer<typeof gameWithdrawalSchema>
export type GameMissionProgress = z.infer<typeof gameMissionProgressSchema>
export type GameCampaignSummary = z.infer<typeof gameCampaignSummarySchema>
export type GameQuest = z.infer<typeof gameQuestSchema>
export type GameQuestRegistration = z.infer<typeof gameQuestRegistrationSchema>
