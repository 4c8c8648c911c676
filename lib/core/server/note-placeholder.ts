import 'server-only'
import { unstable_cache } from 'next/cache'
import { NotFoundError } from '../errors'
import { TAG_ONLY } from './tag-only'

/** Lifetime in seconds of a page that contains a placeholder because a service failed. */
const LIFE_SECONDS = 15

/**
 * Notes that a failure left a gap in the page being rendered, so that it is regenerated soon and not after its usual
 * lifetime. A page lives as long as the shortest-lived of its cached reads: an empty one sets the limit.
 *
 * @param cause of the gap; "not found" is a regular answer and has no effect
 */
export async function notePlaceholder(cause: unknown): Promise<void> {
  if (cause instanceof NotFoundError) return
  await unstable_cache(async () => TAG_ONLY, ['placeholder'], { revalidate: LIFE_SECONDS })()
}
