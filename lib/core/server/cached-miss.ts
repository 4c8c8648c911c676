/**
 * How a cached read says that what was asked for does not exist. The page cache knows such an answer by its first member
 * and keeps it for a short while in memory only: visitors can make up as many as they like.
 *
 * `nothing` is what the read returned, where it has a value for that.
 */
export type CachedMiss<Nothing> = { missing: string } | { missing: string; nothing: Nothing }

/** @param body a cached answer as JSON */
export const isCachedMiss = (body: string) => body.startsWith('{"missing":')
