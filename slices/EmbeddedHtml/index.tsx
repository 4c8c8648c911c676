import { FramedSection } from '@/components/ui/frame/framed-section'
import { text } from '@/lib/content/fields/fields'
import type { SectionProps } from '@/lib/content/section'
import { readEmbed } from '@/lib/domains/embeds/schema'
import { frameAddress } from '@/lib/domains/embeds/server'
import type { EmbeddedHtmlSlice } from '@/prismicio-types'

/** Editors' HTML, scripts included, in a frame without access to the page (SL-embedded_html-01). */
export function EmbeddedHtml({ slice, context }: SectionProps<EmbeddedHtmlSlice>) {
  const embed = readEmbed({ kind: 'html', html: text(slice.primary.html) })
  if (embed === undefined) return null
  return <FramedSection title={text(slice.primary.title)} address={frameAddress(embed, slice, context)} />
}
