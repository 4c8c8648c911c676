import type { ButtonColour } from '@/components/ui/button'
import { flag, image, oneOf, rich, rows, text } from '@/lib/content/fields/fields'
import type { SectionContext, SectionProps } from '@/lib/content/section'
import type { TwoColumnSlice } from '@/prismicio-types'
import { isBlank, readButton, readButtonColour } from '@/slices/readers/read'
import { RichText } from '@/slices/readers/rich-text'
import { type Column, TwoColumnView } from './two-column'

const layouts = ['grid', 'carousel'] as const
const buttonTypes = ['primary', 'secondary'] as const

/** Columns of a picture, a title and text, in a carousel or a grid (SL-two-column-01 to SL-two-column-13). */
export function TwoColumn({ slice: { primary, items }, context }: SectionProps<TwoColumnSlice>) {
  const columns = rows(items).flatMap((item) => readColumn(item, context))
  if (columns.length === 0) return null
  return (
    <TwoColumnView layout={oneOf(primary.layoutType, layouts, 'grid')} title={text(primary.title)} columns={columns} />
  )
}

function readColumn(item: TwoColumnSlice['items'][number], context: SectionContext): Column[] {
  const [picture, title, copy] = [image(item.image), text(item.subtitle), rich(item.bodyCopy)]
  const button = readButton({ label: item.ctaLabel, url: item.ctaUrl, newTab: flag(item.ctaOpenNewTab) }, context)
  if (isBlank(picture, title, copy, button)) return []
  const color: ButtonColour = readButtonColour(item.ctaColor) ?? 'primary'
  const isFilled = oneOf(item.buttonType, buttonTypes, 'secondary') === 'primary'
  return [
    {
      picture,
      title,
      body: copy && <RichText field={copy} context={context} topHeading={4} />,
      button: button && { ...button, color },
      isFilled,
    },
  ]
}
