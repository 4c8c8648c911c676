import { getTranslations } from 'next-intl/server'
import { Section } from '@/components/ui/section'
import type { Locale } from '@/i18n/locales'
import { wordsOf } from '@/lib/core/words'
import { CurrentStageBehaviour } from './lazy'
import { LinkedStage, type StageFacts } from './linked-stage'
import { StageRow, type CourseStageRow } from './stage-row'

export type { CourseStageRow }

type StageDetailsViewProps = {
  title: string
  stage: StageFacts | undefined
  stages: CourseStageRow[]
  /** Campaign whose progress shows; if undefined, no progress can be requested. */
  campaign: string | undefined
  locale: Locale
}

export async function StageDetailsView({ title, stage, stages, campaign, locale }: StageDetailsViewProps) {
  const t = await getTranslations('stageDetails')
  const texts = wordsOf(t, ['now', 'next', 'completed', 'progress'])
  const spans = stages.map(({ startsAt, endsAt }) => ({ startsAt, endsAt }))
  return (
    <Section className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <h2 className="room text-head-large">{title}</h2>
      {stage && (
        <LinkedStage stage={stage} numberText={stage.number && t('stage', { number: stage.number })} title={title} />
      )}
      {stages.length > 0 && (
        <div>
          <ol>
            {stages.map((row, index) => (
              <StageRow key={index} row={row} number={index + 1} campaign={campaign} texts={texts} locale={locale} />
            ))}
          </ol>
          <CurrentStageBehaviour stages={spans} />
        </div>
      )}
    </Section>
  )
}
