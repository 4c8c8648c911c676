/** What the fonts of drawn pictures have (scripts/fonts.ts). */
const UNKNOWN = /[^\u0020-\u007E\u00A0-\u00AC\u00AE-\u0148\u014A-\u017F–—‘’‚“”„•…‹›€™−×]/gu

/** A text without the letters and signs that a drawn picture has no font for; empty where none is left. */
export function printable(text: string): string {
  return text.normalize('NFC').replace(/\s/gu, ' ').replace(UNKNOWN, '').replace(/ {2,}/g, ' ').trim()
}
