import { image, rich, rows, text } from '@/lib/content/fields/fields'
import type { SectionContext, SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import { placeholder } from '@/lib/core/picture'
import type { TrainingProgramSlice } from '@/prismicio-types'
import { isBlank, readCta } from '@/slices/readers/read'
import { RichText } from '@/slices/readers/rich-text'
import { type ProgramPart, TrainingProgramView } from './training-program'

/** An academy's program: its subject, and its parts one after the other (SL-training_program-01). */
export function TrainingProgram({ slice: { primary, items }, context }: SectionProps<TrainingProgramSlice>) {
  const [title, description, picture] = [text(primary.title), rich(primary.description), image(primary.image)]
  const button = readCta(primary, 'cta', context)
  const parts = rows(items).flatMap((item) => readPart(item, context))
  if (isBlank(title, description, picture, button, parts)) return null
  return (
    <TrainingProgramView
      title={title ?? missing.title}
      description={description && <RichText field={description} context={context} topHeading={3} />}
      picture={picture ?? placeholder(720, 480)}
      button={button}
      parts={parts}
    />
  )
}

function readPart(item: TrainingProgramSlice['items'][number], context: SectionContext): ProgramPart[] {
  const [title, body] = [text(item.title), rich(item.body)]
  if (isBlank(title, body)) return []
  return [{ title: title ?? missing.title, body: body && <RichText field={body} context={context} topHeading={4} /> }]
}
