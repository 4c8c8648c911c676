import { processWide } from './process-wide.ts'

type ExpireTags = (tags: readonly string[]) => Promise<void>

type PurgeFronts = (tags: readonly string[]) => void

const slot = processWide<{ expire?: ExpireTags; purgeFronts?: PurgeFronts }>('tag expiry', () => ({}))

/** Called by the page cache, which is loaded outside the bundle when a server starts. */
export function provideTagExpiry(expire: ExpireTags): void {
  slot.expire = expire
}

/** Called by the server if there are fronts. Purging must neither throw nor be waited for. */
export function provideFrontPurge(purge: PurgeFronts): void {
  slot.purgeFronts = purge
}

/**
 * Expires every page that carries one of the tags, at once and also after a restart. The framework's `revalidateTag`
 * would wait for the end of the request that calls it, and works within requests only.
 *
 * @throws Error as long as the page cache isn't open
 */
export async function expireTags(tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return
  if (slot.expire === undefined) throw new Error('the page cache has not come up')
  await slot.expire(tags)
  // After the copies here, from which a front would refill itself.
  slot.purgeFronts?.(tags)
}
