import { processWide } from './process-wide.ts'

type ExpireTags = (tags: readonly string[]) => Promise<void>

const slot = processWide<{ expire?: ExpireTags }>('tag expiry', () => ({}))

/** The page cache says how tags expire; it is loaded outside the bundle, when a server starts. */
export function provideTagExpiry(expire: ExpireTags): void {
  slot.expire = expire
}

/**
 * Makes every page that carries one of the tags stale, at once and also after a restart. The framework's `revalidateTag`
 * would wait for the end of the request that calls it, and works within requests only.
 *
 * @throws Error before the page cache has come up
 */
export async function expireTags(tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return
  if (slot.expire === undefined) throw new Error('the page cache has not come up')
  await slot.expire(tags)
}
