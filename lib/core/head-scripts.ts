/**
 * The inline scripts of ours that run before first paint, whole texts: the page cache allows exactly these by their hash.
 * Constant, so that they are the same on every page.
 */
export const headScripts = {
  /** Marks that script runs, so that styles can hide what only works with it. */
  scripting: `document.documentElement.dataset.script='on'`,
  /** Marks that something has been painted, or all has loaded; until then styles keep the lower sections out of the way. */
  painting: `(root=>{let mark=()=>{root.dataset.painted='on'};addEventListener('load',mark);try{new PerformanceObserver(list=>{list.getEntriesByName('first-contentful-paint')[0]&&mark()}).observe({type:'paint',buffered:true})}catch{}})(document.documentElement)`,
} as const
