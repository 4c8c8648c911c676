import { text } from '@/lib/content/fields/fields'
import type { SectionSource } from '@/lib/content/section'

/** Where a section can be linked to: by its place in the page, and by the name that editors gave it (PB-024). */
export type Anchors = { place: string; name: string | undefined }

/**
 * The anchors of each section of a page. A name is used once, by the first section that has it, and never where a place has
 * it already: the same id twice in a document leads nowhere certain.
 *
 * @param firstPosition of the first section, counted from 1
 */
export function anchorsOf(sections: readonly SectionSource[], firstPosition: number): Anchors[] {
  const places = sections.map((section, index) => `${typeOf(section)}-${index + firstPosition}`)
  const taken = new Set(places)
  return sections.map((section, index) => {
    const place = places[index] ?? ''
    const name = nameOf(section)
    if (name === undefined || taken.has(name)) return { place, name: undefined }
    taken.add(name)
    return { place, name }
  })
}

export const typeOf = (section: SectionSource | undefined) => section?.slice_type ?? 'unknown'

const nameOf = ({ primary }: SectionSource) => text(primary?.anchor_hash) ?? text(primary?.anchorHash)
