/** What the fonts of drawn pictures have (scripts/fonts.ts). */
const UNKNOWN = /[^\u0020-\u007E\u00A0-\u00AC\u00AE-\u0148\u014A-\u017F–—‘’‚“”„•…‹›€™−×]/gu

/** More than a picture has room for. Laying out a name of some pages would keep the server from everything else. */
const LONGEST = 160

/** A text without the letters and signs that a drawn picture has no font for, cut where it is long; empty where none is left. */
export function printable(text: string): string {
  const line = text.normalize('NFC').replace(/\s/gu, ' ').replace(UNKNOWN, '').replace(/ {2,}/g, ' ').trim()
  return line.slice(0, LONGEST).trimEnd()
}
