import { backgroundOf } from '@/components/ui/colours'
import { text } from '@/lib/content/fields/fields'
import type { SectionProps } from '@/lib/content/section'
import type { TextStripSlice } from '@/prismicio-types'
import { isBlank, readCta } from '@/slices/readers/read'
import { TextStripView } from './text-strip'

/** One line of text with an optional button, in a low band (SL-text_strip-01). */
export function TextStrip({ slice: { primary }, context }: SectionProps<TextStripSlice>) {
  const line = text(primary.text)
  const button = readCta(primary, 'button', context)
  if (isBlank(line, button)) return null
  return (
    <TextStripView line={line} button={button} background={backgroundOf(text(primary.background_color), 'secondary')} />
  )
}
