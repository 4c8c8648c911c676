import type { TextBlock } from '@/components/ui/text-block'
import { oneOf, rich, rows } from '@/lib/content/fields/fields'
import type { SectionContext } from '@/lib/content/section'
import { RichText } from './rich-text'

export const textAlignments = ['left', 'center', 'right'] as const
const styles = ['body', 'lead', 'small'] as const

export type BlockFields = { copy?: unknown; styles?: unknown; alignment?: unknown }

/** A block of a text section, unless it is empty; a block without an alignment of its own uses the section's. */
export function readTextBlock(
  block: BlockFields,
  alignment: TextBlock['alignment'],
  context: SectionContext,
): TextBlock | undefined {
  const copy = rich(block.copy)
  if (copy === undefined) return undefined
  return {
    copy: <RichText field={copy} context={context} className="max-w-none" />,
    style: oneOf(block.styles, styles, 'body'),
    alignment: oneOf(block.alignment, textAlignments, alignment),
  }
}

/** The non-empty blocks of a text section. */
export function readTextBlocks(
  blocks: readonly BlockFields[] | null | undefined,
  alignment: TextBlock['alignment'],
  context: SectionContext,
): TextBlock[] {
  return rows(blocks).flatMap((block) => readTextBlock(block, alignment, context) ?? [])
}
