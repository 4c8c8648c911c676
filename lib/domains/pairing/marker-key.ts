/** Storage key of the marker that a tab was left while pairing. */
export const MARKER_KEY = 'pairing'
