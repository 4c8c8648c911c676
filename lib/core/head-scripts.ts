/**
 * The inline scripts of ours that run before first paint, whole texts: the page cache allows exactly these by their hash.
 * Constant, so that they are the same on every page.
 */
export const headScripts = {
  /**
   * Marks that script runs, so that styles can hide what only works with it, and that somebody may be signed in, so that
   * the player's parts of a cached page show from the first paint.
   */
  marks: `(d=>{d.script='on';if(/(^|; )signed_in=1/.test(document.cookie))d.player='on'})(document.documentElement.dataset)`,
} as const
