import { backgroundOf } from '@/components/ui/colours'
import { oneOf, text } from '@/lib/content/fields/fields'
import type { SectionProps } from '@/lib/content/section'
import type { TextSlice } from '@/prismicio-types'
import { dropUndefined, isBlank, readCta } from '@/slices/readers/read'
import { readTextBlocks, textAlignments } from '@/slices/readers/read-text-blocks'
import { TextView } from './text'

/** Text blocks one below the other, with up to two buttons (SL-text-01 to SL-text-08). */
export function Text({ slice: { primary }, context }: SectionProps<TextSlice>) {
  const alignment = oneOf(primary.alignment, textAlignments, 'left')
  const blocks = readTextBlocks(primary.blocks, alignment, context)
  const buttons = dropUndefined([readCta(primary, 'button_1', context), readCta(primary, 'button_2', context)])
  if (isBlank(blocks, buttons)) return null
  return (
    <TextView
      blocks={blocks}
      buttons={buttons}
      alignment={alignment}
      background={backgroundOf(text(primary.backgroundColor), 'white', text(primary.textColor) ?? '#000')}
    />
  )
}
