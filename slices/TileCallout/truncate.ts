const LIMIT = 115

/**
 * Cuts a description at the last word boundary at or before 115 characters and adds an ellipsis; shorter ones are left
 * as they are (SL-tile_callout-08). A longer single word is cut in its middle.
 */
export function truncate(text: string): string {
  if (text.length <= LIMIT) return text
  const boundary = text.slice(0, LIMIT + 1).search(/\s+\S*$/)
  const cut = boundary > 0 ? text.slice(0, boundary) : text.slice(0, LIMIT).replace(/[\uD800-\uDBFF]$/, '')
  return `${cut.trimEnd()}…`
}
