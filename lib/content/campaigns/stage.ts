import 'server-only'
import type { Locale } from '@/i18n/locales'
import { NotFoundError } from '@/lib/core/errors'
import type { ContentLink } from '@/lib/core/content-link'
import { env } from '@/lib/core/server/env'
import { image, number, text, type ContentImage } from '../fields/fields'
import { link } from '../fields/links'
import { getByUid } from '../pages/pages'
import { linkedStageUid } from './stage-places'

/** One stage of a series, from its `stage` document. */
export type NamedStage = {
  uid: string
  number: number | undefined
  name: string | undefined
  image: ContentImage | undefined
  link: ContentLink | undefined
}

/**
 * The stage that a link field names; undefined if the field is empty, or the stage no longer exists.
 *
 * @throws UpstreamError in an outage
 */
export async function findLinkedStage(field: unknown, locale: Locale): Promise<NamedStage | undefined> {
  const uid = linkedStageUid(field)
  if (uid === undefined) return undefined
  try {
    const { data } = (await getByUid('stage', uid, locale)).document
    return {
      uid,
      number: number(data.stage_number),
      name: text(data.stageName),
      image: image(data.stageImage),
      link: link(data.stageUrl, { locale, siteUrl: env.SITE_URL }),
    }
  } catch (error) {
    if (error instanceof NotFoundError) return undefined
    throw error
  }
}
