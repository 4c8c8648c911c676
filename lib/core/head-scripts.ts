/**
 * The inline scripts of ours that run before first paint, whole texts: the page cache allows exactly these by their hash.
 * Constant, so that they are the same on every page.
 */
export const headScripts = {
  /** Marks that script runs, so that styles can hide what only works with it. */
  scripting: `document.documentElement.dataset.script='on'`,
} as const
