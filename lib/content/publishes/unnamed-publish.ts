import 'server-only'
import { LRUCache } from 'lru-cache'
import { log } from '@/lib/core/server/log'
import { processWide } from '@/lib/core/server/process-wide'
import { outsideRequests } from '@/lib/core/server/request-budget'
import { expireTags } from '@/lib/core/server/tag-expiry'
import { clearMissingDocuments } from '../api/missing'
import { toldRef } from './process-tracker'
import { everyTypeTag } from './stale-tags'

/** Refs that webhooks have told of. */
const toldOf = processWide('refs that webhooks told of', () => new LRUCache<string, true>({ max: 20 }))

/** Remembers that the publish of a ref is known by its documents. */
export function noteTold(ref: string | undefined): void {
  if (ref !== undefined) toldOf.set(ref, true)
}

/**
 * Registers that the content service says something new was published without saying which documents, such as after a change
 * of a type's fields: any page may have changed. News without a ref (of a release, of a tag), and of one that an earlier
 * webhook told of, change nothing. That the ref is in use already says nothing: it was only read before its webhook came,
 * and pages of the former one are kept.
 *
 * @param ref of what is published now, as the webhook names it
 * @returns the tags that expired
 * @throws Error as long as the page cache isn't open
 */
export async function announceUnnamed(ref: string | undefined): Promise<string[]> {
  if (ref === undefined || toldOf.has(ref)) return []
  clearMissingDocuments()
  // The ref in use is dropped before pages expire: none may be made anew from it. The API may lag behind its webhook.
  const following = outsideRequests(() => toldRef.follow(ref, everyTypeTag))
  following.catch((err: unknown) => log.error({ err }, 'a publish could not be followed'))
  await expireTags(everyTypeTag, { ref })
  noteTold(ref)
  return [...everyTypeTag]
}
