/** Folder of the pictures that a review has seen; `snapshotPathTemplate` in playwright.config.ts says the same. */
export const REFERENCES = 'e2e/references'

/** Windows of the pictures in CSS pixels: a desktop's and a phone's. */
export const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
] as const

/** The file of a reference; Playwright would replace an underscore by itself. */
export const referenceName = (name: string, width: number) => `${name.replaceAll('_', '-')}-${width}.jpg`
