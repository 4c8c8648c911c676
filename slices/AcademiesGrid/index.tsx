import { rows, text } from '@/lib/content/fields/fields'
import type { SectionProps } from '@/lib/content/section'
import type { AcademiesGridSlice } from '@/prismicio-types'
import { dropUndefined } from '@/slices/readers/read'
import { readPictureCard } from '@/slices/readers/read-picture-card'
import { AcademiesGridView } from './academies-grid'

/** The academies as cards that link to their pages (SL-academies_grid-01). */
export function AcademiesGrid({ slice: { primary, items }, context }: SectionProps<AcademiesGridSlice>) {
  const cards = dropUndefined(rows(items).map((item) => readPictureCard(item, context)))
  if (cards.length === 0) return null
  return <AcademiesGridView title={text(primary.title)} cards={cards} />
}
