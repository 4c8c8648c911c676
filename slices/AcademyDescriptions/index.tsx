import { rows, text } from '@/lib/content/fields/fields'
import type { SectionProps } from '@/lib/content/section'
import type { AcademyDescriptionsSlice } from '@/prismicio-types'
import { dropUndefined } from '@/slices/readers/read'
import { readPictureCard } from '@/slices/readers/read-picture-card'
import { AcademyDescriptionsView } from './academy-descriptions'

/** The lessons of an academy, each with a picture and a few sentences (SL-academy_descriptions-01). */
export function AcademyDescriptions({ slice: { primary, items }, context }: SectionProps<AcademyDescriptionsSlice>) {
  const lessons = dropUndefined(rows(items).map((item) => readPictureCard(item, context)))
  if (lessons.length === 0) return null
  return <AcademyDescriptionsView title={text(primary.title)} lessons={lessons} />
}
