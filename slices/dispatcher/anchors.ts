import { text } from '@/lib/content/fields/fields'
import type { SectionSource } from '@/lib/content/section'

/** A section's anchors: one by its position in the page, and its names (PB-024). */
export type Anchors = { place: string; names: string[] }

/**
 * The anchors of each section of a page: the name that editors gave it, and the name of its type, if there is one. If
 * several sections have a name, the first one gets it; a name that equals a positional anchor is dropped, since ids
 * must be unique in a document.
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

/** Names that shared links use, even if editors gave the section another one [FR-009]. */
const namesOfTypes = new Map([['givengain_sign_up', 'fundraiser']])

function namesOf(section: SectionSource | undefined): string[] {
  const given = text(section?.primary?.anchor_hash) ?? text(section?.primary?.anchorHash)
  return [given, namesOfTypes.get(typeOf(section))].filter((name) => name !== undefined)
}
