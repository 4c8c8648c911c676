import type { ButtonLink } from '@/components/ui/button'
import type { Ground } from '@/components/ui/colours'
import { Section } from '@/components/ui/section'
import { type TextAlignment, type TextBlock, TextBlockBox, TextButtons } from '@/components/ui/text-block'

type TextViewProps = { blocks: TextBlock[]; buttons: ButtonLink[]; alignment: TextAlignment; ground: Ground }

export function TextView({ blocks, buttons, alignment, ground }: TextViewProps) {
  return (
    <Section ground={ground} className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {blocks.map((block, index) => (
        <TextBlockBox key={index} {...block} />
      ))}
      <TextButtons buttons={buttons} alignment={alignment} ground={ground} />
    </Section>
  )
}
