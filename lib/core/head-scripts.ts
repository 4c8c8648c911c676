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
  /** Marks that something has been painted, or all has loaded; until then styles keep the lower sections out of the way. */
  painting: `(root=>{let mark=()=>{root.dataset.painted='on'};addEventListener('load',mark);try{new PerformanceObserver(list=>{list.getEntriesByName('first-contentful-paint')[0]&&mark()}).observe({type:'paint',buffered:true})}catch{}})(document.documentElement)`,
} as const
