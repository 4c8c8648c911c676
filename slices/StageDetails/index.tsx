import { localizedPath } from '@/i18n/localized-path'
import { findLinkedStage } from '@/lib/content/campaigns/stage'
import { rich, rows, text, timestamp } from '@/lib/content/fields/fields'
import type { SectionContext, SectionProps } from '@/lib/content/section'
import type { ContentLink } from '@/lib/core/content-link'
import { missing } from '@/lib/core/missing'
import { stagePath } from '@/lib/core/paths'
import type { StageDetailsSlice } from '@/prismicio-types'
import { isBlank, readCta } from '@/slices/readers/read'
import { RichText } from '@/slices/readers/rich-text'
import { type CourseStageRow, StageDetailsView } from './stage-details'

/**
 * A stage of a series and the stages of its course, with a mark on the current one and the player's progress in each
 * (SL-stage_details-01 to -06).
 */
export async function StageDetails({ slice: { primary, items }, context }: SectionProps<StageDetailsSlice>) {
  const stage = await findLinkedStage(primary.stage, context.locale)
  const stages = rows(items).flatMap((item) => readStage(item, context))
  if (stages.length === 0 && stage === undefined) return null
  return (
    <StageDetailsView
      title={text(primary.title) ?? stage?.name ?? missing.title}
      stage={stage && { ...stage, link: stage.link ?? ownPage(stage.uid, context) }}
      stages={stages}
      campaign={context.campaign?.shortName}
      locale={context.locale}
    />
  )
}

/** Link to the stage's page in its campaign, if it isn't shown elsewhere. */
function ownPage(uid: string, { campaign, locale }: SectionContext): ContentLink | undefined {
  if (campaign === undefined) return undefined
  return { href: localizedPath(stagePath(campaign.uid, uid), locale), external: false, newTab: false }
}

/** A row with its fallbacks, or none for a row without any content (PB-034). */
function readStage(item: StageDetailsSlice['items'][number], context: SectionContext): CourseStageRow[] {
  const startsAt = timestamp(item.start_date)?.toISOString()
  const endsAt = timestamp(item.end_date)?.toISOString()
  const title = text(item.title)
  const description = rich(item.description)
  const button = readCta(item, 'button', context)
  if (isBlank(startsAt, endsAt, title, description, button)) return []
  return [
    {
      id: text(item.id),
      startsAt,
      endsAt,
      title: title ?? missing.title,
      description: description && <RichText field={description} context={context} topHeading={4} />,
      button,
    },
  ]
}
