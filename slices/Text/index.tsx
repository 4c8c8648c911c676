import { backgroundOf } from '@/components/ui/colours'
import type { TextBlock } from '@/components/ui/text-block'
import { oneOf, rich, rows, text } from '@/lib/content/fields/fields'
import type { SectionContext, SectionProps } from '@/lib/content/section'
import type { TextSlice } from '@/prismicio-types'
import { chaptersOf } from '@/slices/readers/chapters'
import { dropUndefined, isBlank, readCta } from '@/slices/readers/read'
import { type BlockFields, readTextBlock, textAlignments } from '@/slices/readers/read-text-blocks'
import { RichText } from '@/slices/readers/rich-text'
import { type TextChapter, TextView } from './text'

/** Text blocks one below the other, with up to two buttons (SL-text-01 to SL-text-08). */
export function Text({ slice: { primary }, context }: SectionProps<TextSlice>) {
  const alignment = oneOf(primary.alignment, textAlignments, 'left')
  const blocks = rows(primary.blocks).flatMap((block) => {
    const read = readTextBlock(block, alignment, context)
    return read === undefined ? [] : [{ ...read, chapters: readChapters(block, read, context) }]
  })
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

/** The chapters of a block whose headings may stand beside its text: of one that is left-aligned and has headings. */
function readChapters(fields: BlockFields, { alignment }: TextBlock, context: SectionContext): TextChapter[] {
  const copy = rich(fields.copy)
  if (copy === undefined || alignment !== 'left') return []
  const chapters = chaptersOf(copy)
  if (chapters.every(({ heading }) => heading === undefined)) return []
  return chapters.map((chapter) => ({
    heading: chapter.heading && <RichText field={chapter.heading} context={context} className="max-w-none" />,
    copy: chapter.copy && <RichText field={chapter.copy} context={context} className="max-w-none" />,
  }))
}
