import { type CampaignStage, campaignStageOf, type StageStarts, stageForVisitor } from './stage'

/** An editor's choice for a campaign's draft, from the address. */
export type StageQuery = { stage?: string | string[]; asOf?: string | string[] }

const MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?)?$/

/**
 * The stage that an editor wants to see: one by its name, or the one that visitors see at a given time (`asOf`, UTC, in
 * a form's format: `2026-07-01T18:00`). Undefined if nothing is requested, or an invalid time.
 */
export function requestedStage({ stage, asOf }: StageQuery, starts: StageStarts): CampaignStage | undefined {
  if (typeof stage === 'string' && stage !== '') return campaignStageOf(stage)
  if (typeof asOf !== 'string' || !MOMENT.test(asOf)) return undefined
  const moment = new Date(`${asOf}${asOf.includes('T') ? '' : 'T00:00'}Z`)
  return Number.isNaN(moment.getTime()) ? undefined : stageForVisitor(starts, moment)
}
