import { text } from '@/lib/content/fields/fields'
import type { SectionProps } from '@/lib/content/section'
import { embedOf } from '@/lib/domains/embeds/server'
import type { EmbeddedHtmlSlice } from '@/prismicio-types'
import { EmbedSection } from '@/slices/readers/embed-section'

/** HTML that editors wrote, scripts included, in a frame that reaches nothing of the page (SL-embedded_html-01). */
export function EmbeddedHtml({ slice, context }: SectionProps<EmbeddedHtmlSlice>) {
  const embed = embedOf(slice)
  if (embed === undefined) return null
  return <EmbedSection title={text(slice.primary.title)} embed={embed} sectionId={slice.id} context={context} />
}
