/**
 * Who decides how many entries of a kind there are: editors and our own code (`content`), or clients, by the addresses
 * they request (`open`). The page cache keeps the two apart, so that entries whose keys visitors choose can evict only
 * each other (docs/decisions/018).
 */
export type Share = 'content' | 'open'

/** Tag by which the page cache recognizes an open read. */
const OPEN = 'share:open'

/** The tags that mark a read's share. */
export const shareTags = (share: Share): string[] => (share === 'open' ? [OPEN] : [])

/** @param tags of a read */
export const shareOf = (tags: readonly string[]): Share => (tags.includes(OPEN) ? 'open' : 'content')
