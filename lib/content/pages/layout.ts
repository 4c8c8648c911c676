import { rows, text } from '../fields/fields'

/** How a page's sections are laid out: `legacy` in a contained width, `slices` in full width. */
export type PageLayout = 'legacy' | 'slices'

/** Reads `layout_name` (decisions.md, "Site, pages and links"): absent or `legacy`, or the slice layout. */
export function layoutOf(name: unknown): PageLayout {
  return (text(name) ?? 'legacy') === 'legacy' ? 'legacy' : 'slices'
}

type Zones<Section> = { body?: readonly Section[] | null; body1?: readonly Section[] | null }

/**
 * The sections of the visible zone (CP-014; decisions.md, "Site, pages and links"): the slice layout shows `body1` if
 * it has sections, the legacy one always `body`.
 */
export function sectionsOf<Section extends object>({ body, body1 }: Zones<Section>, layout: PageLayout): Section[] {
  const second = rows(body1)
  return layout === 'slices' && second.length > 0 ? second : rows(body)
}
