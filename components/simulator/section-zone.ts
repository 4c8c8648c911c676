import * as z from 'zod/mini'

/** The element whose children are the page's sections, in order. */
type Zone = HTMLElement

type Point = { x: number; y: number }

type Rect = Pick<DOMRectReadOnly, 'x' | 'y' | 'width' | 'height' | 'top' | 'right' | 'bottom' | 'left'>

/** A section in the editor's terms: its type, its variation and its rectangle. */
type ActiveSection = { rect: Rect; sliceID: string; variationID: string; index: number }

const namesSchema = z.object({ slice_type: z.string(), variation: z.optional(z.string()) })

const scrollSchema = z.object({
  sliceIndex: z.int().check(z.nonnegative()),
  behavior: z.optional(z.enum(['auto', 'smooth'])),
  block: z.optional(z.enum(['start', 'center', 'end', 'nearest'])),
  inline: z.optional(z.enum(['start', 'center', 'end', 'nearest'])),
})

/** The section at a point of the window; null if there is none. */
export function activeSection(zone: Zone, sections: readonly unknown[], { x, y }: Point): ActiveSection | null {
  const below = document.elementFromPoint(x, y)
  const index = [...zone.children].findIndex((child) => child.contains(below))
  const element = zone.children[index]
  const names = namesSchema.safeParse(sections[index]).data
  if (!below || !element || !names) return null
  const rect = rectOf(element.getBoundingClientRect())
  return { rect, sliceID: names.slice_type, variationID: names.variation ?? 'default', index }
}

/**
 * Scrolls to the section that the editor names.
 *
 * @returns what is wrong with the request, or undefined
 */
export function scrollToSection(zone: Zone, wanted: unknown): string | undefined {
  const parsed = scrollSchema.safeParse(wanted)
  if (!parsed.success) return '`sliceIndex` must be a whole number from 0, and the rest as `scrollIntoView` takes it'
  const { sliceIndex, ...how } = parsed.data
  const section = zone.children[sliceIndex]
  if (!section) return `\`sliceIndex\` must be below ${zone.children.length}`
  section.scrollIntoView(how)
  return undefined
}

/** A rectangle as a plain value, which a message can carry in every browser. */
export function rectOf({ x, y, width, height, top, right, bottom, left }: Rect): Rect {
  return { x, y, width, height, top, right, bottom, left }
}
