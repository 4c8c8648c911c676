import type { TextBlock } from '@/components/ui/text-block'
import { oneOf, rich, rows } from '@/lib/content/fields/fields'
import type { SectionContext } from '@/lib/content/section'
import { RichText } from './rich-text'

export const textAlignments = ['left', 'center', 'right'] as const
const styles = ['body', 'lead', 'small'] as const

type BlockFields = { copy?: unknown; styles?: unknown; alignment?: unknown }

/** The non-empty blocks of a text section; a block without an alignment of its own uses the section's. */
export function readTextBlocks(
  blocks: readonly BlockFields[] | null | undefined,
  alignment: TextBlock['alignment'],
  context: SectionContext,
): TextBlock[] {
  return rows(blocks).flatMap((block) => {
    const copy = rich(block.copy)
    if (copy === undefined) return []
    return [
      {
        copy: <RichText field={copy} context={context} className="max-w-none" />,
        style: oneOf(block.styles, styles, 'body'),
        alignment: oneOf(block.alignment, textAlignments, alignment),
      },
    ]
  })
}
