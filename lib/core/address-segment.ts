/** Decodes a segment of an address; a malformed one is returned unchanged, and matches nothing. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
