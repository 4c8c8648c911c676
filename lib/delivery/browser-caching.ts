/**
 * `cache-control` of cached pages for browsers and for caches that we don't know: nobody can tell those of a publish, so
 * they ask each time, and are answered 304 as long as nothing has changed.
 */
export const ALWAYS_ASK_AGAIN = 'public, max-age=0, must-revalidate'

/** The framework's own words for a cached page: a lifetime for shared caches, and a year in which they may show it stale. */
const OF_THE_FRAMEWORK = /^s-maxage=/

/** `cache-control` as it is sent to browsers. */
export const cachingForBrowsers = (caching: string) => (OF_THE_FRAMEWORK.test(caching) ? ALWAYS_ASK_AGAIN : caching)
