import 'server-only'
import type { StageDocument } from '@/prismicio-types'
import type { Locale } from '@/i18n/locales'
import { image, number, text } from '../fields/fields'
import type { ContentImage } from '../fields/fields'
import { getByUid } from '../pages/pages'
import { sectionsOf } from '../pages/layout'

/** A `stage` document (spec/fields.md). What editors left out is undefined. */
export type StageContent = {
  /** Of its document. */
  id: string
  uid: string
  /** The language it is written in: English where the one asked for is missing. */
  language: Locale
  /** Every language it exists in. */
  languages: Locale[]
  number: number | undefined
  name: string | undefined
  image: ContentImage | undefined
  /** A link field, where its page is another than its own. */
  url: unknown
  colour: string | undefined
  anchorHash: string | undefined
  /** As written: the clock on the visitor's wall. */
  starts: string | undefined
  ends: string | undefined
  /** Of its events. */
  tag: string | undefined
  /** Names it at the game server. */
  shortName: string | undefined
  sections: StageDocument['data']['body'][number][]
}

/**
 * @throws NotFoundError where there is no such stage
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
