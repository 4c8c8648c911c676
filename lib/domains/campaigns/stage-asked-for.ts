import { type CampaignStage, campaignStageOf, type StageStarts, stageForVisitor } from './stage'

/** What an editor asks of a campaign's draft in its address. */
export type Asked = { stage?: string | string[]; asOf?: string | string[] }

const MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?)?$/

/**
 * The stage that an editor wants to see: one by its name, or the one that visitors see at a moment (`asOf`, UTC, as a form
 * writes it: `2026-07-01T18:00`). Undefined where nothing is asked for, or no moment that there is.
 */
export function stageAskedFor({ stage, asOf }: Asked, starts: StageStarts): CampaignStage | undefined {
  if (typeof stage === 'string' && stage !== '') return campaignStageOf(stage)
  if (typeof asOf !== 'string' || !MOMENT.test(asOf)) return undefined
  const moment = new Date(`${asOf}${asOf.includes('T') ? '' : 'T00:00'}Z`)
  return Number.isNaN(moment.getTime()) ? undefined : stageForVisitor(starts, moment)
}
