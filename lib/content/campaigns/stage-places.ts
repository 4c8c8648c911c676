import 'server-only'
import type { StageNaming } from '../published/content'
import { rows, text } from '../fields/fields'
import { byAge } from './campaign-uid'

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

/** A campaign's page, by which its stages are placed. */
export type NamedCampaign = { uid: string; first: string | null | undefined; shortName: string | undefined }

/** A document whose sections name stages; `type` and `uid` say whether it is the page of a stage itself. */
export type StageHolder = { id: string; type: string; uid: string | null; stages: readonly StageNaming[] }

/**
 * All pages of stages, starting with the oldest campaign. A stage that no section puts into a campaign has no page in
 * it, so that visitors can't make up addresses (CN-007).
 *
 * @param holders documents that are switched on
 */
export function stagePlaces(campaigns: readonly NamedCampaign[], holders: readonly StageHolder[]): StagePlace[] {
  const namings = holders.flatMap(listNamings)
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

/** The stages that a section names, and where it is. */
type Naming = StageNaming & {
  documentId: string
  /** uid of the stage on whose page the section is, if it is on one. */
  onStage: string | undefined
}

const listNamings = ({ id, type, uid, stages }: StageHolder): Naming[] =>
  stages.map((naming) => ({ ...naming, documentId: id, onStage: type === 'stage' ? (uid ?? undefined) : undefined }))

/** The stages that each section in both zones of a document names, visible or not. */
export function namingsIn(data: { campaign_short_name?: unknown; body?: unknown; body1?: unknown }): StageNaming[] {
  return [...readStageSections(data.body), ...readStageSections(data.body1)].flatMap(({ primary, items }) => {
    const links = [primary?.stage, ...rows(items).map(({ stage }) => stage)]
    const stageUids = links.flatMap((link) => linkedStageUid(link) ?? [])
    const shortName = text(primary?.campaign_short_name) ?? text(data.campaign_short_name)
    return stageUids.length === 0 ? [] : [{ shortName, stageUids }]
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
function campaignUids(campaigns: readonly NamedCampaign[]) {
  const dated = campaigns.map((each) => ({ ...each, first_publication_date: each.first ?? null }))
  const named = dated.toSorted(byAge).flatMap(({ uid, shortName }) => {
    return shortName === undefined ? [] : [{ campaignUid: uid, shortName }]
  })
  return [...new Map(named.map((each) => [JSON.stringify(each), each])).values()]
}

/** The uid of the stage that a link field names; undefined if the field is empty, or the stage no longer exists. */
export function linkedStageUid(field: unknown): string | undefined {
  if (typeof field !== 'object' || field === null || !('type' in field) || field.type !== 'stage') return undefined
  const isBroken = 'isBroken' in field && field.isBroken === true
  return 'uid' in field && !isBroken ? text(field.uid) : undefined
}
