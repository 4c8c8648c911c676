import { backgroundOf } from '@/components/ui/colours'
import { image, rich, rows, text } from '@/lib/content/fields/fields'
import type { SectionContext, SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import { placeholder } from '@/lib/core/picture'
import type { TestimonialSlice } from '@/prismicio-types'
import { isBlank } from '@/slices/readers/read'
import { RichText } from '@/slices/readers/rich-text'
import { type Quote, TestimonialView } from './testimonial'

/** Players' quotes in a scrolling row (SL-testimonial-01 to SL-testimonial-04). */
export function Testimonial({ slice: { primary, items }, context }: SectionProps<TestimonialSlice>) {
  const quotes = rows(items).flatMap((item) => readQuote(item, context))
  if (quotes.length === 0) return null
  return <TestimonialView title={text(primary.title) ?? missing.title} quotes={quotes} />
}

function readQuote(item: TestimonialSlice['items'][number], context: SectionContext): Quote[] {
  const [name, title, picture] = [text(item.name), text(item.title), image(item.img)]
  const words = rich(item.testimonial)
  if (isBlank(name, title, picture, words)) return []
  const body = words ?? rich(missing.quote)
  return [
    {
      name: name ?? missing.userName,
      title,
      portrait: picture ?? placeholder(96, 96),
      words: body && <RichText field={body} context={context} topHeading={4} />,
      background: backgroundOf(text(item.color), 'light'),
    },
  ]
}
