import type { ContentImage } from '@/lib/content/fields/fields'
import { getStage } from '@/lib/content/campaigns/stage-page'
import type { SectionContext } from '@/lib/content/section'
import { localizedPath } from '@/i18n/localized-path'
import { NotFoundError } from '@/lib/core/errors'
import { stagePath } from '@/lib/core/paths'
import { log } from '@/lib/core/server/log'
import { parseWallClock, type SeriesStage } from '@/lib/domains/events/stages/stage'
import { readLink } from '@/slices/readers/read'

/** A stage as the section renders it. */
export type SectionStage = SeriesStage & {
  uid: string
  /** Address of the stage's page, if it has one. */
  href: string | undefined
  image: ContentImage | undefined
  colour: string | undefined
  anchorHash: string | undefined
}

/** Where the stage is shown; `campaignUid` is the uid of the section's campaign page, if there is one. */
type Place = { campaignUid: string | undefined; context: SectionContext }

/** Reads a stage; undefined, with a warning, if its document no longer exists or is incomplete [EV-130]. */
export async function readStage(uid: string, { campaignUid, context }: Place): Promise<SectionStage | undefined> {
  const content = await getStage(uid, context.locale).catch(missing)
  if (content?.number === undefined || content.name === undefined) {
    log.warn({ stage: uid }, 'stage is missing data and is not shown')
    return undefined
  }
  const { number, name, tag, shortName, image, colour, anchorHash } = content
  const [starts, ends] = [parseWallClock(content.starts), parseWallClock(content.ends)]
  const own = campaignUid === undefined ? undefined : localizedPath(stagePath(campaignUid, uid), context.locale)
  return {
    uid,
    number,
    name,
    starts,
    ends,
    tag,
    shortName,
    image,
    colour,
    anchorHash,
    href: readLink(content.url, context)?.href ?? own,
  }
}

function missing(error: unknown): undefined {
  if (!(error instanceof NotFoundError)) throw error
}
