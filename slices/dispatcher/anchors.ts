import { text } from '@/lib/content/fields/fields'
import type { SectionSource } from '@/lib/content/section'

/** A section's anchors: one by its position in the page, and its names (PB-024). */
export type Anchors = { place: string; names: string[] }

/**
 * The anchors of each section of a page: a name that editors gave it, and that of its type. A name goes to the first
 * section that has it, and is dropped if it equals a positional anchor: ids must be unique in a document.
 *
 * @param firstPosition of the first section, counted from 1
 */
export function anchorsOf(sections: readonly (SectionSource | undefined)[], firstPosition: number): Anchors[] {
  const places = sections.map((section, index) => `${typeOf(section)}-${index + firstPosition}`)
  const taken = new Set(places)
  return sections.map((section, index) => {
    const place = places[index] ?? ''
    const names = [...new Set(namesOf(section))].filter((name) => !taken.has(name))
    for (const name of names) taken.add(name)
    return { place, names }
  })
}

export const typeOf = (section: SectionSource | undefined) => section?.slice_type ?? 'unknown'

/** Names that shared links use, whatever editors call the section [FR-009]. */
const namesOfTypes = new Map([['givengain_sign_up', 'fundraiser']])

function namesOf(section: SectionSource | undefined): string[] {
  const given = text(section?.primary?.anchor_hash) ?? text(section?.primary?.anchorHash)
  return [given, namesOfTypes.get(typeOf(section))].filter((name) => name !== undefined)
}
