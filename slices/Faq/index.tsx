import { rich, rows, text } from '@/lib/content/fields/fields'
import type { SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import type { FaqSlice } from '@/prismicio-types'
import { RichText } from '@/slices/readers/rich-text'
import { FaqView } from './faq'

/** Questions that open to their answers, at most one at a time (SL-faq-01, FM-013, FM-014). */
export function Faq({ slice: { primary, items }, context }: SectionProps<FaqSlice>) {
  const questions = rows(items).flatMap((item) => {
    const [question, answer] = [text(item.question), rich(item.answer)]
    if (question === undefined && answer === undefined) return []
    const copy = answer ?? rich(missing.body)
    return [
      {
        question: question ?? missing.header,
        answer: copy && <RichText field={copy} context={context} topHeading={3} />,
      },
    ]
  })
  if (questions.length === 0) return null
  return <FaqView title={text(primary.title) ?? missing.header} questions={questions} name={context.anchor} />
}
