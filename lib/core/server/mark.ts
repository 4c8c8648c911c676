/**
 * What an empty cached read returns: one that only gives the page being rendered a tag or a lifetime, which the framework
 * takes from cached reads alone. The page cache does not keep it, since it costs nothing to make again.
 */
export const MARK = true

/** @param body a cached answer as JSON */
export const isMark = (body: string) => body === JSON.stringify(MARK)
