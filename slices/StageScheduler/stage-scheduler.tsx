import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FollowSeries } from '@/components/events/follow-calendar'
import { schedulerTexts } from '@/components/events/scheduler/scheduler-texts'
import { StagesView, type StagePanel } from '@/components/events/scheduler/stage-view'
import { Button, type ButtonLink } from '@/components/ui/button'
import { fitHeadline } from '@/components/ui/fit-headline'
import { Section } from '@/components/ui/section'
import { dateFormat } from '@/lib/core/formats'
import type { PictureSource } from '@/lib/core/picture'
import { wordsOf } from '@/lib/core/words'
import type { SeriesStage, WallClock } from '@/lib/domains/events/stages/stage'
import { PlayerStages, VisitorStages } from './lazy'
import type { SectionStage } from './read-stage'
import { Schedule, type DrawnStage, type SchedulerOptions, type TaggedEvents } from './schedule'
import { StageHeader, StagePopup } from './stage-parts'
import { Thumbnails } from './thumbnails'

export type WatchDetail = { title: string | undefined; description: ReactNode; button: ButtonLink | undefined }

type StageSchedulerViewProps = {
  title: string | undefined
  /** Series whose events calendar programs can follow. */
  seriesId: string | undefined
  anchor: string
  isOnDemand: boolean
  makeUpMessage: string
  stages: DrawnStage[]
  /** Events of a scheduler that has no stages. */
  ownSchedule: TaggedEvents | undefined
  thumbnails: PictureSource[]
  watchDetails: WatchDetail[]
  now: WallClock
  player: SchedulerOptions
}

export async function StageSchedulerView(props: StageSchedulerViewProps) {
  const { title, seriesId, anchor, isOnDemand, makeUpMessage, ownSchedule, thumbnails, watchDetails, now, player } =
    props
  const [t, texts] = await Promise.all([getTranslations('scheduler'), schedulerTexts()])
  const extras = (thumbnails.length > 0 || watchDetails.length > 0) && (
    <>
      <Thumbnails pictures={thumbnails} id={anchor} label={(number) => t('enlarge', { number })} />
      <WatchDetails details={watchDetails} />
    </>
  )
  // In a series on demand no stage is the current one: each stage has a form of its own, and the other parts of the
  // section are below all stages.
  const isSeriesOnDemand = isOnDemand && props.stages.length > 1
  const panels = props.stages.map((stage): StagePanel => {
    const { number, schedule } = stage
    return {
      ...timesOf(stage),
      makeUpMessage,
      dates: datesOf(stage, player.locale),
      header: <StageHeader stage={stage} label={t('stage', { number })} />,
      content: (
        <>
          {schedule && <Schedule schedule={schedule} texts={texts} player={player} />}
          {extras}
        </>
      ),
      popup: (
        <StagePopup stage={stage} id={`${anchor}-${number}`} locale={player.locale}>
          {isSeriesOnDemand && schedule && schedule.events?.length !== 0 && (
            <Schedule schedule={schedule} texts={texts} player={player} />
          )}
        </StagePopup>
      ),
    }
  })
  const shared = { stages: panels, isOnDemand, texts: wordsOf(t, ['happeningNow', 'completed', 'comingSoon']) }
  return (
    <Section className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {title !== undefined && (
        <h2 className="text-head-large" style={fitHeadline(title)}>
          {title}
        </h2>
      )}
      {panels.length > 0 ? (
        <PlayerStages {...shared} campaign={player.campaign}>
          <VisitorStages {...shared} now={now}>
            <StagesView {...shared} now={now} />
          </VisitorStages>
        </PlayerStages>
      ) : (
        <div className="stage-active">
          {ownSchedule && <Schedule schedule={ownSchedule} texts={texts} player={player} />}
          {extras}
        </div>
      )}
      {isSeriesOnDemand && extras}
      {seriesId !== undefined && <FollowSeries id={seriesId} />}
    </Section>
  )
}

/** The watch-details area: where to watch the stage [EV-026]. */
function WatchDetails({ details }: { details: WatchDetail[] }) {
  if (details.length === 0) return null
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-6">
      {details.map(({ title, description, button }, index) => (
        <li key={index} className="grid content-start justify-items-start gap-3 rounded-card bg-mist p-5">
          {title !== undefined && <h4 className="text-lg">{title}</h4>}
          {description && <div>{description}</div>}
          {button && <Button button={button} cta="secondary" />}
        </li>
      ))}
    </ul>
  )
}

/** The data by which the browser decides when a stage begins and ends, and whether the player has completed it. */
function timesOf({ number, name, starts, ends, shortName }: SectionStage): SeriesStage {
  return { number, name, starts, ends, shortName }
}

/** First and last day in wall-clock time, so they are the same in every zone. */
function datesOf({ starts, ends }: SectionStage, locale: string): string | undefined {
  if (starts === undefined || ends === undefined) return undefined
  const format = dateFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return format.formatRange(new Date(`${starts}Z`), new Date(`${ends}Z`))
}
