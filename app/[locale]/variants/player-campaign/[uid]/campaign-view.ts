import 'server-only'
import { hasCode } from '@/lib/core/errors'
import { siteNow } from '@/lib/core/server/site-clock'
import { findRegistration } from '@/lib/domains/campaigns/server'
import { stageForPlayer, stageForVisitor } from '@/lib/domains/campaigns/stage'
import { type StageQuery, requestedStage } from '@/lib/domains/campaigns/requested-stage'
import { currentMember } from '@/lib/domains/session/current-member'
import type { Campaign, CampaignView } from '../../../_pages/campaign-document'

/** The view that an editor in preview requests by the address; undefined if there is no such request. */
export function viewOfEditor(query: StageQuery, { startsAt }: Campaign): CampaignView | undefined {
  const stage = requestedStage(query, startsAt)
  const asOf = typeof query.asOf === 'string' ? query.asOf : undefined
  return stage && { stage, isFixed: true, asOf }
}

/** What the rules of campaigns show to the current visitor, by time and enrolment [CP-025 to CP-028]. */
export async function viewForCurrentVisitor({ shortName, startsAt }: Campaign): Promise<CampaignView> {
  const isRegistered = await registrationOfPlayer(shortName)
  if (isRegistered === undefined) return { stage: stageForVisitor(startsAt, siteNow()) }
  return { stage: stageForPlayer(startsAt, isRegistered, siteNow()), isRegistered }
}

/**
 * Whether the player is registered; undefined for visitors, for an ended session, and while the game server can't be
 * reached.
 */
async function registrationOfPlayer(shortName: string): Promise<boolean | undefined> {
  try {
    const member = await currentMember()
    return member && (await findRegistration(member, shortName))?.isRegistered
  } catch (error) {
    if (hasCode(error, 'not_signed_in')) return undefined
    throw error
  }
}
