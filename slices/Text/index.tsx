import { groundOf } from '@/components/ui/colours'
import { oneOf, rich, rows, text } from '@/lib/content/fields'
import type { SectionProps } from '@/lib/content/section'
import type { TextSlice } from '@/prismicio-types'
import { present, readButton } from '../read'
import { RichText } from '../rich-text'
import { TextView } from './text'

const alignments = ['left', 'center', 'right'] as const
const styles = ['body', 'lead', 'small'] as const

/** Blocks of text with up to two buttons (SL-text-01 to SL-text-08). */
export function Text({ slice: { primary }, context }: SectionProps<TextSlice>) {
  const alignment = oneOf(primary.alignment, alignments, 'left')
  const blocks = rows(primary.blocks).flatMap((block) => {
    const copy = rich(block.copy)
    if (copy === undefined) return []
    return [
      {
        copy: <RichText field={copy} context={context} className="max-w-none" />,
        style: oneOf(block.styles, styles, 'body'),
        alignment: oneOf(block.alignment, alignments, alignment),
      },
    ]
  })
  const buttons = present([
    readButton({ label: primary.button_1_label, url: primary.button_1_url, color: primary.button_1_color }, context),
    readButton({ label: primary.button_2_label, url: primary.button_2_url, color: primary.button_2_color }, context),
  ])
  if (blocks.length === 0 && buttons.length === 0) return null
  return (
    <TextView
      blocks={blocks}
      buttons={buttons}
      alignment={alignment}
      ground={groundOf(text(primary.backgroundColor), 'white', text(primary.textColor))}
    />
  )
}
