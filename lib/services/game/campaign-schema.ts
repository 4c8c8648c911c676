import { z } from 'zod'
import { instantSchema, optional } from '@/lib/core/wire'

const enrolmentStatusSchema = z.enum(['REGISTERED', 'GRADUATED', 'WITHDRAWN'])

/** A mission without user fields (members.md §3); `registration` says whether the game takes registrations now. */
export const gameMissionInfoSchema = z.object({
  campaign: z.object({ shortName: z.string() }),
  campaignStarts: optional(instantSchema),
  campaignEnds: optional(instantSchema),
  registrationStarts: optional(instantSchema),
  registrationEnds: optional(instantSchema),
  registration: optional(z.boolean()),
})

/** A mission as one player has it; without a status the player never enrolled. */
export const gameMissionSchema = gameMissionInfoSchema.extend({
  eligible: z.boolean(),
  enrolled: z.boolean(),
  status: optional(enrolmentStatusSchema),
})

export const gameEnrolledSchema = z.object({ enrolled: z.boolean() })

/** A 200 that says anything else has enrolled nobody. */
export const gameEnrolmentSchema = z.object({ key: z.literal('enrolled'), status: enrolmentStatusSchema })

export const gameWithdrawalSchema = z.object({ status: z.literal('WITHDRAWN') })

/** `progress` and `goal` are counted in `unit`. */
export const gameMissionProgressSchema = z.object({ progress: z.number(), goal: z.number(), unit: z.string() })

/** The user summary of members.md §3; every `progress` is per cent. */
export const gameCampaignSummarySchema = z.object({
  status: optional(enrolmentStatusSchema),
  stages: z.array(z.object({ campaignStageShortName: z.string(), progress: z.number() })),
  unlocks: z.array(z.object({ name: z.string(), progress: z.number() })),
})

export const gameQuestSchema = z.object({
  slug: z.string(),
  shortName: z.string(),
  registered: z.boolean(),
  progress: z.number(),
})

export const gameQuestRegistrationSchema = z.object({ registered: z.literal(true) })

export type GameMissionInfo = z.infer<typeof gameMissionInfoSchema>
export type GameMission = z.infer<typeof gameMissionSchema>
export type GameEnrolled = z.infer<typeof gameEnrolledSchema>
export type GameEnrolment = z.infer<typeof gameEnrolmentSchema>
export type GameWithdrawal = z.infer<typeof gameWithdrawalSchema>
export type GameMissionProgress = z.infer<typeof gameMissionProgressSchema>
export type GameCampaignSummary = z.infer<typeof gameCampaignSummarySchema>
export type GameQuest = z.infer<typeof gameQuestSchema>
export type GameQuestRegistration = z.infer<typeof gameQuestRegistrationSchema>
