const LIMIT = 115

/**
 * A description cut at the last word boundary at or before 115 characters, with an ellipsis; a shorter one is whole
 * (SL-tile_callout-08). A single word that is longer is cut within.
 */
export function truncated(text: string): string {
  if (text.length <= LIMIT) return text
  const boundary = text.slice(0, LIMIT + 1).search(/\s+\S*$/)
  const cut = boundary > 0 ? text.slice(0, boundary) : text.slice(0, LIMIT).replace(/[\uD800-\uDBFF]$/, '')
  return `${cut.trimEnd()}…`
}
