import { image, rich, rows, text } from '@/lib/content/fields/fields'
import type { SectionContext, SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import type { HowToSlice } from '@/prismicio-types'
import { isBlank } from '@/slices/readers/read'
import { RichText } from '@/slices/readers/rich-text'
import { type HowToStep, HowToView } from './how-to'

/** Numbered steps, each with an optional picture (SL-how_to-01). */
export function HowTo({ slice: { primary, items }, context }: SectionProps<HowToSlice>) {
  const steps = rows(items).flatMap((item) => readStep(item, context))
  if (steps.length === 0) return null
  const description = rich(primary.description)
  return (
    <HowToView
      title={text(primary.title) ?? missing.title}
      description={description && <RichText field={description} context={context} topHeading={3} />}
      steps={steps}
    />
  )
}

function readStep(item: HowToSlice['items'][number], context: SectionContext): HowToStep[] {
  const [title, body, picture] = [text(item.title), rich(item.body), image(item.image)]
  if (isBlank(title, body, picture)) return []
  return [
    {
      title: title ?? missing.title,
      body: body && <RichText field={body} context={context} topHeading={4} />,
      picture,
    },
  ]
}
