const ID_OFFSET = 72_769_263

// Fifteen digits plus the offset are still exact as a number.
const NUMERIC_PREFIX = /^(\d{1,15})(?:-|$)/

/** The number before any dash of a configured id: 7 of `7-winter-base`; undefined if there is none [CD-003]. */
export function articleNumberOf(configuredId: string): number | undefined {
  const digits = NUMERIC_PREFIX.exec(configuredId)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** An id in the articles API's format: unpadded base64url of number plus offset in decimal [CD-004, CD-005]. */
export function encodeArticleId(articleNumber: number): string {
  // Digits never encode to the two characters in which base64url differs from base64.
  return btoa(String(articleNumber + ID_OFFSET)).replaceAll('=', '')
}
