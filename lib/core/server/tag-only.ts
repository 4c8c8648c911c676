/**
 * The value of a cached read made only for its side effect: the framework attaches tags and lifetimes to the page being
 * rendered only through cached reads. The page cache does not store it, since it costs nothing to compute.
 */
export const TAG_ONLY = true

/** @param body the cached value as JSON */
export const isTagOnly = (body: string) => body === JSON.stringify(TAG_ONLY)
