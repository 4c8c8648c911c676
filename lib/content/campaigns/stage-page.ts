import 'server-only'
import { cache } from 'react'
import type { StageDocument } from '@/prismicio-types'
import type { Locale } from '@/i18n/locales'
import { NotFoundError } from '@/lib/core/errors'
import { documentTag, tagPage } from '../api/cache-tags'
import { image, number, text, type ContentImage } from '../fields/fields'
import { getByUid } from '../pages/pages'
import type { SectionCampaign } from '../section'
import { sectionsOf } from '../pages/layout'
import { getCampaignPage } from './campaign-page'
import { findStagePlaces } from './find-stage-places'

/** A `stage` document (spec/fields.md). Fields that editors left empty are undefined. */
export type StageContent = {
  /** Id of the stage's document. */
  id: string
  uid: string
  /** Language of the document; the default one if the requested one is missing. */
  language: Locale
  /** Every language that the document exists in. */
  languages: Locale[]
  number: number | undefined
  name: string | undefined
  image: ContentImage | undefined
  /** A link field: another page that shows the stage. */
  url: unknown
  colour: string | undefined
  anchorHash: string | undefined
  /** The start as written, in the visitor's wall-clock time. */
  starts: string | undefined
  ends: string | undefined
  /** Tag of the stage's events. */
  tag: string | undefined
  /** The stage's name at the game server. */
  shortName: string | undefined
  sections: StageDocument['data']['body'][number][]
}

/**
 * @throws NotFoundError if there is no such stage
 * @throws UpstreamError in an outage
 */
export async function getStage(uid: string, locale: Locale): Promise<StageContent> {
  const { document, language, languages } = await getByUid('stage', uid, locale)
  const { data } = document
  return {
    id: document.id,
    uid: document.uid,
    language,
    languages,
    number: number(data.stage_number),
    name: text(data.stageName),
    image: image(data.stageImage),
    url: data.stageUrl,
    colour: text(data.stageColor),
    anchorHash: text(data.anchorHash),
    starts: text(data.lxnLocalStageStarts),
    ends: text(data.lxnLocalStageEnds),
    tag: text(data.tag),
    shortName: text(data.campaign_stage_short_name),
    sections: sectionsOf({ body: data.body }, 'legacy'),
  }
}

/** A stage on its page in a campaign. */
export type StageInCampaign = { stage: StageContent; campaign: SectionCampaign }

/**
 * A stage with its campaign, for the stage's page (CN-007). Tags the page being rendered with the documents whose
 * sections put the stage there, too.
 *
 * @param campaignUid of the campaign's page
 * @throws NotFoundError if there is no such campaign or stage, or no section puts the stage into the campaign
 * @throws UpstreamError in an outage
 */
export const getStageInCampaign = cache(
  async (campaignUid: string, uid: string, locale: Locale): Promise<StageInCampaign> => {
    const [campaign, stage] = await Promise.all([getCampaignPage(campaignUid, locale), getStage(uid, locale)])
    const places = await findStagePlaces()
    const place = places.find((each) => each.campaignUid === campaignUid && each.shortName === campaign.shortName)
    if (place === undefined || !place.stageUids.has(uid)) throw new NotFoundError(`stage ${uid} of ${campaignUid}`)
    await tagPage(place.documentIds.map(documentTag))
    return { stage, campaign: { uid: campaignUid, shortName: place.shortName } }
  },
)
