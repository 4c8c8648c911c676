import { backgroundOf } from '@/components/ui/colours'
import { oneOf, text } from '@/lib/content/fields/fields'
import type { SectionProps } from '@/lib/content/section'
import type { TextBlocksSlice } from '@/prismicio-types'
import { dropUndefined, isBlank, readCta } from '@/slices/readers/read'
import { readTextBlocks, textAlignments } from '@/slices/readers/read-text-blocks'
import { TextBlocksView } from './text-blocks'

/** Text blocks side by side, with a button (SL-text_blocks-01; decisions.md, "Fields and fallbacks"). */
export function TextBlocks({ slice: { primary }, context }: SectionProps<TextBlocksSlice>) {
  const alignment = oneOf(primary.alignment, textAlignments, 'left')
  const blocks = readTextBlocks(primary.blocks, alignment, context)
  const buttons = dropUndefined([readCta(primary, 'button_1', context)])
  if (isBlank(blocks, buttons)) return null
  return (
    <TextBlocksView
      blocks={blocks}
      buttons={buttons}
      alignment={alignment}
      background={backgroundOf(text(primary.backgroundColor), 'white', text(primary.textColor))}
    />
  )
}
