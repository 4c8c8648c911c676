import { FramedSection } from '@/components/ui/frame/framed-section'
import { text } from '@/lib/content/fields/fields'
import type { SectionProps } from '@/lib/content/section'
import { readEmbed } from '@/lib/domains/embeds/schema'
import { frameAddress } from '@/lib/domains/embeds/server'
import type { EjsFileSlice } from '@/prismicio-types'

/** A template of the web pages origin by its file, in a frame without access to the page (SL-ejs_file-01, SC-005). */
export function EjsFile({ slice, context }: SectionProps<EjsFileSlice>) {
  const embed = readEmbed({ kind: 'template', file: text(slice.primary.file) })
  if (embed === undefined) return null
  return <FramedSection title={text(slice.primary.title)} address={frameAddress(embed, slice, context)} />
}
