/** A note for editors: shows nothing (SL-content_slice-01). */
export function ContentSlice() {
  return null
}
