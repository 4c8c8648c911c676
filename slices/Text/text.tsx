import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { ButtonLink } from '@/components/ui/button'
import type { Background } from '@/components/ui/colours'
import { Section } from '@/components/ui/section'
import {
  type TextAlignment,
  type TextBlock,
  TextBlockBox,
  TextButtons,
  textBlockClass,
} from '@/components/ui/text-block'

/** A heading and the text below it. */
export type TextChapter = { heading: ReactNode; copy: ReactNode }

type TextViewProps = {
  /** A block with chapters shows each heading beside its text on wide screens. */
  blocks: (TextBlock & { chapters: TextChapter[] })[]
  buttons: ButtonLink[]
  alignment: TextAlignment
  background: Background
}

/** Chapters above which a text is a document. */
const MANY = 3

export function TextView({ blocks, buttons, alignment, background }: TextViewProps) {
  const chapterCount = blocks.reduce((sum, { chapters }) => sum + chapters.length, 0)
  // What has no heading stands below the text of the chapters, not below their headings.
  const asideClass = (block: TextAlignment) => clsx(chapterCount > 0 && block === 'left' && 'chapter-text')
  return (
    <Section background={background} className={clsx('chapters', chapterCount > MANY && 'chapters-many')}>
      {blocks.map(({ chapters, ...block }, index) =>
        chapters.length === 0 ? (
          <div key={index} className={asideClass(block.alignment)}>
            <TextBlockBox {...block} />
          </div>
        ) : (
          <Chapters key={index} block={block} chapters={chapters} />
        ),
      )}
      <div className={clsx('empty:hidden', asideClass(alignment))}>
        <TextButtons buttons={buttons} alignment={alignment} background={background} />
      </div>
    </Section>
  )
}

function Chapters({ block, chapters }: { block: TextBlock; chapters: TextChapter[] }) {
  return chapters.map(({ heading, copy }, index) => (
    <div key={index} className="chapter">
      {heading && <div className="room">{heading}</div>}
      {copy && <div className={clsx('chapter-text', textBlockClass(block))}>{copy}</div>}
    </div>
  ))
}
