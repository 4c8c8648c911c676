import type { RichText } from '@/lib/content/fields/fields'

/** A part of a text below its heading; the first part of a text may have none. */
export type Chapter = { heading: RichText | undefined; copy: RichText | undefined }

type Block = RichText[number]

const isChapterHeading = ({ type }: Block) => type === 'heading1' || type === 'heading2'

/** A text, divided before each heading of the first or second level. */
export function chaptersOf(text: RichText): Chapter[] {
  const parts: { heading: Block | undefined; copy: Block[] }[] = []
  for (const block of text) {
    const last = parts.at(-1)
    if (isChapterHeading(block)) parts.push({ heading: block, copy: [] })
    else if (last === undefined) parts.push({ heading: undefined, copy: [block] })
    else last.copy.push(block)
  }
  return parts.map(({ heading, copy: [first, ...others] }) => ({
    heading: heading && [heading],
    copy: first && [first, ...others],
  }))
}
