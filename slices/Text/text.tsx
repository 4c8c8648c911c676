import type { ButtonLink } from '@/components/ui/button'
import type { Background } from '@/components/ui/colours'
import { Section } from '@/components/ui/section'
import { type TextAlignment, type TextBlock, TextBlockBox, TextButtons } from '@/components/ui/text-block'

type TextViewProps = { blocks: TextBlock[]; buttons: ButtonLink[]; alignment: TextAlignment; background: Background }

export function TextView({ blocks, buttons, alignment, background }: TextViewProps) {
  return (
    <Section background={background} className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {blocks.map((block, index) => (
        <TextBlockBox key={index} {...block} />
      ))}
      <TextButtons buttons={buttons} alignment={alignment} background={background} />
    </Section>
  )
}
