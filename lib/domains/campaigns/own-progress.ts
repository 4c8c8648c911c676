import * as z from 'zod/mini'
import type { MissionStatus } from './mission'
import type { CampaignPhase } from './phase'
import { isGoalExceeded, type Punchcard } from './punchcard'

/**
 * How a player stands in a campaign: `out` takes no part, `missed` took none before it ended, `waiting` before it begins,
 * `uncounted` in a campaign whose progress the game doesn't tell, `unknown` while it can't be read, `over` ended before the
 * goal was reached.
 */
export const progressStates = [
  'out',
  'missed',
  'waiting',
  'fresh',
  'underway',
  'achieved',
  'over',
  'uncounted',
  'unknown',
] as const

export type ProgressState = (typeof progressStates)[number]

/** The uid of a campaign's page, as content allows it. */
const UID = /^[\w.~-]{1,100}$/

/** Whether a text may be the uid of a campaign's page; nothing is asked for any other. */
export const isCampaignUid = (text: string): boolean => UID.test(text)

export const ownProgressQuerySchema = z.object({
  locale: z.string(),
  campaign: z.optional(z.string().check(z.regex(UID))),
})

const ownProgressSchema = z.object({
  title: z.string(),
  /** Language of the title, if it isn't that of the page. */
  language: z.optional(z.string()),
  /** Address of the campaign's page. */
  path: z.string(),
  state: z.enum(progressStates),
  /** What is said of the state. */
  sentence: z.string(),
  /** How long the campaign goes on, or how long it is until it begins. */
  time: z.optional(z.string()),
  /** What the game counts: the filled fraction of a bar, from 0 to 1, and the figures in words. */
  bar: z.optional(z.object({ share: z.number().check(z.gte(0), z.lte(1)), text: z.string() })),
  /** Label of the link to the campaign. */
  onward: z.string(),
})

/** A player's progress in a campaign, in words of a language. */
export type OwnProgress = z.infer<typeof ownProgressSchema>

export const ownProgressAnswerSchema = z.object({
  campaigns: z.array(ownProgressSchema),
  /** Says that there is none, or that some can't be read. */
  note: z.optional(z.string()),
  /** Whether some can't be read. */
  lacks: z.optional(z.literal('some')),
})

export type OwnProgressAnswer = z.infer<typeof ownProgressAnswerSchema>

/** Whether another try may tell more. */
export const isIncomplete = ({ campaigns, lacks }: OwnProgressAnswer): boolean =>
  lacks !== undefined || campaigns.some(({ state }) => state === 'unknown')

/** A player's part in a campaign: no status for one who never took part, and no counts where they can't be read. */
export type OwnPart = { status: MissionStatus | undefined } & Pick<Punchcard, 'results' | 'progress'>

export const takesPart = ({ status }: Pick<OwnPart, 'status'>): boolean =>
  status === 'registered' || status === 'graduated'

type Circumstances = { phase: CampaignPhase; isQuest: boolean; goal: number | undefined }

/** @param goal set by editors; replaces the game's */
export function progressState(part: OwnPart, { phase, isQuest, goal }: Circumstances): ProgressState {
  const { status, results, progress } = part
  if (!takesPart(part)) return phase === 'past' ? 'missed' : 'out'
  if (status === 'graduated' || (progress && isGoalExceeded(progress.reached, goal ?? progress.goal))) return 'achieved'
  if (phase === 'coming') return 'waiting'
  if (progress === undefined) return isQuest ? 'uncounted' : 'unknown'
  if (phase === 'past') return 'over'
  const hasBegun = progress.reached > 0 || results?.stages.some(({ percent }) => percent > 0)
  return hasBegun === true ? 'underway' : 'fresh'
}
