import { image, rich, rows, text } from '@/lib/content/fields/fields'
import type { SectionContext, SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import type { AcademiesFooterSlice } from '@/prismicio-types'
import { isBlank, readCta, readLink } from '@/slices/readers/read'
import { RichText } from '@/slices/readers/rich-text'
import { AcademiesFooterView, type AcademyLink } from './academies-footer'

/** The end of an academy's page: a call to action, and the other academies (SL-academies_footer-01). */
export function AcademiesFooter({ slice: { primary, items }, context }: SectionProps<AcademiesFooterSlice>) {
  const [title, description, button] = [
    text(primary.title),
    rich(primary.description),
    readCta(primary, 'cta', context),
  ]
  const academies = rows(items).flatMap((item) => readAcademy(item, context))
  if (isBlank(title, description, button, academies)) return null
  return (
    <AcademiesFooterView
      title={title ?? missing.title}
      description={description && <RichText field={description} context={context} topHeading={3} />}
      button={button}
      academies={academies}
    />
  )
}

/** Reads a row; a row without an address is left out. */
function readAcademy(item: AcademiesFooterSlice['items'][number], context: SectionContext): AcademyLink[] {
  const link = readLink(item.url, context)
  if (link === undefined) return []
  return [{ label: text(item.label) ?? missing.label, link, picture: image(item.image) }]
}
