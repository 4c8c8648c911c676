import { clsx } from 'clsx'
import type { ButtonLink } from '@/components/ui/button'
import type { Background } from '@/components/ui/colours'
import { Section } from '@/components/ui/section'
import { type TextAlignment, type TextBlock, TextBlockBox, TextButtons } from '@/components/ui/text-block'

type TextBlocksViewProps = {
  blocks: TextBlock[]
  buttons: ButtonLink[]
  alignment: TextAlignment
  background: Background
}

/** Column classes by number of blocks: two, four and more are in two columns, three side by side. */
const columns: Record<number, string> = { 0: '', 1: '', 3: 'md:grid-cols-3' }

export function TextBlocksView({ blocks, buttons, alignment, background }: TextBlocksViewProps) {
  // A line above each column binds its heading to its text; a single block has nothing to be told apart from.
  const isSeveral = blocks.length > 1
  return (
    <Section background={background} className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div
        className={clsx('grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8', columns[blocks.length] ?? 'md:grid-cols-2')}
      >
        {blocks.map((block, index) => (
          <div key={index} className={clsx('min-w-0', isSeveral && 'text-column')}>
            <TextBlockBox {...block} />
          </div>
        ))}
      </div>
      <TextButtons buttons={buttons} alignment={alignment} background={background} />
    </Section>
  )
}
