import 'server-only'
import { hasCode } from '@/lib/core/errors'
import type { Member } from '@/lib/domains/session/member'
import { getCampaignSummary, getMission, getQuest } from '@/lib/services/game/campaigns'
import { missionFromGame, resultsFromGame } from './from-game'
import { isEnrolled, type MissionStatus } from './mission'
import type { Punchcard } from './punchcard'
import { isQuest } from './quest'

/** A campaign that a player takes part in, or has withdrawn from. */
export type TakenPart = { campaign: string; status: MissionStatus } & Partial<NonNullable<Punchcard['results']>>

/**
 * The player's part in campaigns; those without one, and those that the game doesn't know, are left out.
 * @throws UpstreamError if one can't be read
 */
export async function listTakenPart(member: Member, shortNames: readonly string[]): Promise<TakenPart[]> {
  return (await Promise.all(shortNames.map((shortName) => takenPartIn(member, shortName)))).flat()
}

async function takenPartIn(member: Member, campaign: string): Promise<TakenPart[]> {
  const status = await findStatus(member, campaign)
  if (status === undefined) return []
  const summary = await ifKnown(member.call((token) => getCampaignSummary(campaign, token)))
  return [{ campaign, status, ...(summary && resultsFromGame(summary)) }]
}

/**
 * How the player stands in a campaign; undefined for one who never took part, and if the game doesn't know the campaign.
 * @throws UpstreamError if it can't be read
 */
export const findStatus = (member: Member, campaign: string): Promise<MissionStatus | undefined> =>
  ifKnown(statusIn(member, campaign))

async function statusIn(member: Member, campaign: string): Promise<MissionStatus | undefined> {
  if (isQuest(campaign)) {
    const { registered } = await member.call((token) => getQuest(campaign, token))
    return registered ? 'registered' : undefined
  }
  const mission = missionFromGame(await member.call((token) => getMission(campaign, token)))
  return mission.status ?? (isEnrolled(mission) ? 'registered' : undefined)
}

async function ifKnown<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  return reading.catch((error: unknown) => {
    if (hasCode(error, 'not_found')) return undefined
    throw error
  })
}
