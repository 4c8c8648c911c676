import { image, rich, rows, text } from '@/lib/content/fields/fields'
import type { SectionContext, SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import { placeholder } from '@/lib/core/picture'
import type { TrainingPlanCardsSlice } from '@/prismicio-types'
import { isBlank, readHeading, readLink } from '@/slices/readers/read'
import { RichText } from '@/slices/readers/rich-text'
import { type TrainingPlan, TrainingPlanCardsView } from './training-plan-cards'

/** Training plans with level, length and hours a week (SL-training_plan_cards-01 to SL-training_plan_cards-06). */
export function TrainingPlanCards({ slice: { primary, items }, context }: SectionProps<TrainingPlanCardsSlice>) {
  const plans = rows(items).flatMap((item) => readPlan(item, context))
  if (plans.length === 0) return null
  return (
    <TrainingPlanCardsView
      title={text(primary.title) ?? missing.capitalisedTitle}
      heading={readHeading(primary.title_as, 'h2')}
      plans={plans}
    />
  )
}

function readPlan(item: TrainingPlanCardsSlice['items'][number], context: SectionContext): TrainingPlan[] {
  const [picture, badge, title] = [image(item.asset), text(item.badge), text(item.card_title)]
  const [level, timeFrame, timePerWeek] = [text(item.level), text(item.time_frame), text(item.time_per_week)]
  const [description, link] = [rich(item.description), readLink(item.url, context)]
  if (isBlank(picture, badge, title, level, timeFrame, timePerWeek, description, link)) return []
  const body = description ?? rich(missing.description)
  return [
    {
      picture: picture ?? placeholder(720, 480),
      badge,
      title: title ?? missing.capitalisedTitle,
      body: body && <RichText field={body} context={context} topHeading={4} />,
      facts: [level ?? missing.level, timeFrame ?? missing.timeframe, timePerWeek ?? missing.timePerWeek],
      link,
    },
  ]
}
