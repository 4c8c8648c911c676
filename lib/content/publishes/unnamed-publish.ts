import 'server-only'
import { log } from '@/lib/core/server/log'
import { outsideRequests } from '@/lib/core/server/request-budget'
import { expireTags } from '@/lib/core/server/tag-expiry'
import { clearMissingDocuments } from '../api/missing'
import { lastMasterRef } from '../api/repository'
import { toldRef } from './process-tracker'
import { everyTypeTag } from './stale-tags'

/**
 * Registers that the content service says something new was published without saying which documents, such as after a change
 * of a type's fields: any page may have changed. News of the ref in use, and news without a ref (of a release, of a tag),
 * change nothing.
 *
 * @param ref of what is published now, as the webhook names it
 * @returns the tags that expired
 * @throws Error as long as the page cache isn't open
 */
export async function announceUnnamed(ref: string | undefined): Promise<string[]> {
  if (ref === undefined || ref === lastMasterRef()) return []
  clearMissingDocuments()
  // The ref in use is dropped before pages expire: none may be made anew from it. The API may lag behind its webhook.
  const following = outsideRequests(() => toldRef.follow(ref, everyTypeTag))
  following.catch((err: unknown) => log.error({ err }, 'a publish could not be followed'))
  await expireTags(everyTypeTag, { ref })
  return [...everyTypeTag]
}
