/** Where a tab keeps that it was left on the way to pairing. */
export const MARKER_KEY = 'pairing'
