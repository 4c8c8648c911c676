/**
 * How a cached read says that what was asked for does not exist. The page cache knows such an answer by its first member
 * and keeps it for a short while in memory only: visitors can make up as many as they like.
 */
export type CachedMiss = { missing: string }

/** @param body a cached answer as JSON */
export const isCachedMiss = (body: string) => body.startsWith('{"missing":')
