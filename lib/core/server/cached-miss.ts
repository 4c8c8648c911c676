/**
 * The result of a cached read for something that doesn't exist. The page cache recognizes it by its first member and
 * stores it briefly, in memory only: visitors can cause any number of these.
 *
 * `nothing` is the read's own empty value, if it has one.
 */
export type CachedMiss<Nothing> = { missing: string } | { missing: string; nothing: Nothing }

/** @param body a cached value as JSON */
export const isCachedMiss = (body: string) => body.startsWith('{"missing":')
