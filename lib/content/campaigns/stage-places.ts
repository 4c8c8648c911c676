import 'server-only'
import { isFlagOn } from '@/lib/core/flags'
import { env } from '@/lib/core/server/env'
import type { CampaignPageDocument } from '@/prismicio-types'
import type { ContentClient } from '../api/client'
import { rows, text } from '../fields/fields'
import { byAge } from './campaign-uid'
import { linkedStageUid } from './stage'

/** Pages of stages, which are below the page of the campaign whose sections name the stages. */
export type StagePlace = {
  /** uid of the campaign's page. */
  campaignUid: string
  /** The campaign's name at the game server. */
  shortName: string
  stageUids: ReadonlySet<string>
  /** Ids of the documents whose sections put the stages there. */
  documentIds: string[]
}

/**
 * All pages of stages, starting with the oldest campaign. A stage that no section puts into a campaign has no page in
 * it, so that visitors can't make up addresses (CN-007).
 *
 * @throws UpstreamError in an outage
 */
export async function readStagePlaces(client: ContentClient): Promise<StagePlace[]> {
  const everything = { lang: '*', pageSize: 100 }
  const [campaigns, ...holders] = await Promise.all([
    client.getAllByType('campaign_page', everything),
    client.getAllByType('campaign_stage', everything),
    client.getAllByType('stage', everything),
    client.getAllByType('page', everything),
    client.getAllByType('academy_page', everything),
  ])
  const namings = holders.flat().flatMap(listNamings)
  return campaignUids(campaigns).map(({ campaignUid, shortName }) => {
    const own = namingsOf(shortName, namings)
    return {
      campaignUid,
      shortName,
      stageUids: new Set(own.flatMap(({ stageUids }) => stageUids)),
      documentIds: [...new Set(own.map(({ documentId }) => documentId))],
    }
  })
}

/** The uid of the campaign page below which links to a stage lead, if the stage is in several campaigns. */
export function firstCampaignOf(places: readonly StagePlace[], stageUid: string): string | undefined {
  return places.find(({ stageUids }) => stageUids.has(stageUid))?.campaignUid
}

/** The stages that a section names. */
type Naming = {
  documentId: string
  /** The campaign's short name; undefined if it is the campaign of the section's own page. */
  shortName: string | undefined
  /** uid of the stage on whose page the section is, if it is on one. */
  onStage: string | undefined
  stageUids: string[]
}

type Holder = {
  id: string
  type: string
  uid: string | null
  data: { feature_flag?: unknown; campaign_short_name?: unknown; body?: unknown; body1?: unknown }
}

function listNamings({ id, type, uid, data }: Holder): Naming[] {
  const flagName = text(data.feature_flag)
  if (flagName !== undefined && !isFlagOn(flagName, env.FEATURE_FLAGS)) return []
  const onStage = type === 'stage' ? (uid ?? undefined) : undefined
  return [...readStageSections(data.body), ...readStageSections(data.body1)].flatMap(({ primary, items }) => {
    const links = [primary?.stage, ...rows(items).map(({ stage }) => stage)]
    const stageUids = links.flatMap((link) => linkedStageUid(link) ?? [])
    const shortName = text(primary?.campaign_short_name) ?? text(data.campaign_short_name)
    return stageUids.length === 0 ? [] : [{ documentId: id, shortName, onStage, stageUids }]
  })
}

type StageSection = {
  slice_type: string
  primary?: { stage?: unknown; campaign_short_name?: unknown } | null
  items?: { stage?: unknown }[] | null
}

/** The sections that link to the pages of stages. */
const readStageSections = (zone: unknown): StageSection[] => (Array.isArray(zone) ? zone.filter(isStageSection) : [])

const isStageSection = (section: unknown): section is StageSection =>
  typeof section === 'object' &&
  section !== null &&
  'slice_type' in section &&
  (section.slice_type === 'stage_scheduler' || section.slice_type === 'stage_details')

/** A section on a stage's page that names no campaign belongs to the campaign of that page. */
function namingsOf(shortName: string, namings: readonly Naming[]): Naming[] {
  const own = namings.filter((each) => each.shortName === shortName)
  const reached = new Set(own.flatMap(({ stageUids }) => stageUids))
  // The set grows during the iteration: each stage reached may name others.
  for (const uid of reached) {
    for (const naming of namings) {
      if (naming.onStage !== uid || naming.shortName !== undefined) continue
      own.push(naming)
      for (const next of naming.stageUids) reached.add(next)
    }
  }
  return own
}

/** The uids of campaign pages in all languages, the oldest first. */
function campaignUids(campaigns: readonly CampaignPageDocument[]) {
  const named = campaigns.toSorted(byAge).flatMap(({ uid, data }) => {
    const shortName = text(data.campaign_short_name)
    return shortName === undefined ? [] : [{ campaignUid: uid, shortName }]
  })
  return [...new Map(named.map((each) => [JSON.stringify(each), each])).values()]
}
