/** States (`x-nextjs-cache`) of an answer from the cache; what another test has just published may have made it stale. */
export const KEPT = /^(?:HIT|STALE)$/
