import { getTranslations } from 'next-intl/server'
import { findCampaignUid } from '@/lib/content/campaigns/campaign-page'
import { linkedStageUid } from '@/lib/content/campaigns/stage-places'
import { flag, image, rich, rows, text } from '@/lib/content/fields/fields'
import type { SectionContext, SectionProps } from '@/lib/content/section'
import { getNotices } from '@/lib/content/site/notices'
import { parseIdentifier } from '@/lib/core/identifier'
import { siteNow } from '@/lib/core/server/site-clock'
import { findStageEvents } from '@/lib/domains/events/stages/server'
import { wallClockAt } from '@/lib/domains/events/stages/stage'
import type { StageSchedulerSlice } from '@/prismicio-types'
import { dropUndefined, readButton } from '@/slices/readers/read'
import { RichText } from '@/slices/readers/rich-text'
import { readStage, type SectionStage } from './read-stage'
import { warnOfStages } from './stage-warnings'
import { StageSchedulerView, type WatchDetail } from './stage-scheduler'

/** Rows of events in a watch-details area [EV-026]. */
const WATCH_ROWS = 2

/**
 * A stage with its scheduler, or a series of stages (SL-stage_scheduler-01). The stages are the documents linked by
 * items, or the section's own; with only a tag, it is a scheduler without a stage.
 */
export async function StageScheduler({ slice: { primary, items }, context }: SectionProps<StageSchedulerSlice>) {
  const { locale } = context
  const campaign = text(primary.campaign_short_name) ?? context.campaign?.shortName
  const links = dropUndefined([primary.stage, ...rows(items).map(({ stage }) => stage)].map(linkedStageUid))
  const campaignUid = links.length === 0 ? undefined : await campaignUidOf(campaign, context)
  const ownTag = text(primary.event_tag)
  const [t, notices, read] = await Promise.all([
    getTranslations('scheduler'),
    getNotices(locale),
    Promise.all([...new Set(links)].map((uid) => readStage(uid, { campaignUid, context }))),
  ])
  const known = dropUndefined(read)
  if (known.length === 0 && ownTag === undefined) return null
  const isOnDemand = flag(primary.isScheduleOnDemand)
  const makeUpMessage = text(primary.make_up_message) ?? notices.makeUpMessage
  const now = wallClockAt(siteNow(), 'UTC')
  warnOfStages(known, { isOnDemand, hasMakeUpMessage: makeUpMessage !== undefined, now })
  const stages = await Promise.all(known.map((stage) => withEvents(stage, ownTag)))
  return (
    <StageSchedulerView
      title={text(primary.title)}
      seriesId={parseIdentifier(text(primary.series_id))}
      anchor={context.anchor}
      isOnDemand={isOnDemand}
      makeUpMessage={makeUpMessage ?? t('makeUp')}
      stages={stages}
      ownSchedule={ownTag !== undefined && stages.length === 0 ? await eventsTagged(ownTag) : undefined}
      thumbnails={dropUndefined(rows(primary.thumbnails).map((row) => image(row.image)))}
      watchDetails={rows(primary.watch_details)
        .flatMap((row) => readDetail(row, context))
        .slice(0, WATCH_ROWS)}
      now={now}
      player={{
        campaign,
        requiredCampaign: flag(primary.registration_required) ? campaign : undefined,
        registerPrompt: notices.registerPrompt && <RichText field={notices.registerPrompt} context={context} />,
        locale,
      }}
    />
  )
}

/** A stage's events; a stage without a tag of its own uses the section's. */
async function withEvents(stage: SectionStage, ownTag: string | undefined) {
  const tag = stage.tag ?? ownTag
  return { ...stage, schedule: tag === undefined ? undefined : await eventsTagged(tag) }
}

const eventsTagged = async (tag: string) => ({ tag, events: await findStageEvents(tag) })

/** uid of the page of the section's campaign: the page it stands on, or another. */
async function campaignUidOf(shortName: string | undefined, { campaign }: SectionContext): Promise<string | undefined> {
  if (shortName === undefined || shortName === campaign?.shortName) return campaign?.uid
  return findCampaignUid(shortName)
}

type DetailFields = { title?: unknown; description?: unknown; button_label?: unknown; button_url?: unknown }

function readDetail(row: DetailFields, context: SectionContext): WatchDetail[] {
  const [title, description] = [text(row.title), rich(row.description)]
  const button = readButton({ label: row.button_label, url: row.button_url }, context)
  if (title === undefined && description === undefined && button === undefined) return []
  return [
    { title, description: description && <RichText field={description} context={context} topHeading={4} />, button },
  ]
}
