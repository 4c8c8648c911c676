/** The side of a section's picture or accent (decisions.md, "Zig-zag"). */
export type ZigZag = 'FIRST' | 'LEFT' | 'RIGHT'

/** Sections that take the layout of the section before them and aren't counted (PB-031). */
const SHORT = new Set(['live_data'])

/**
 * The layout of each section of a page (PB-028 to PB-031; decisions.md, "Zig-zag"): the first is FIRST, the next four
 * LEFT, then four RIGHT, four LEFT and so on. A short section takes the layout of the section before it.
 *
 * @param types of the sections that show something, in page order
 */
export function zigZag(types: readonly string[]): ZigZag[] {
  let counted = 0
  return types.map((type) => {
    if (!SHORT.has(type)) counted += 1
    return layoutAt(counted)
  })
}

/** @param place position among the sections that are not short, from 1; 0 if only short ones precede */
function layoutAt(place: number): ZigZag {
  if (place <= 1) return 'FIRST'
  return Math.floor((place - 2) / 4) % 2 === 0 ? 'LEFT' : 'RIGHT'
}
