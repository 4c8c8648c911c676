/** A segment of an address as text; a malformed one stays as it is, and names nothing. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
