/** Characters that the fonts of generated pictures lack (scripts/fonts.ts). */
const UNKNOWN = /[^\u0020-\u007E\u00A0-\u00AC\u00AE-\u0148\u014A-\u017F–—‘’‚“”„•…‹›€™−×]/gu

/** Maximum length; laying out a name of several pages would block the server. */
const MAX_LENGTH = 160

/** Removes characters that generated pictures have no font for, and truncates long texts; empty if nothing is left. */
export function printable(text: string): string {
  const line = text.normalize('NFC').replace(/\s/gu, ' ').replace(UNKNOWN, '').replace(/ {2,}/g, ' ').trim()
  return line.slice(0, MAX_LENGTH).trimEnd()
}
