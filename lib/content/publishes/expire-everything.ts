import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '@/lib/core/server/log'
import { processWide } from '@/lib/core/server/process-wide'
import { outsideRequests } from '@/lib/core/server/request-budget'
import { ownPages } from '@/lib/core/server/tag-expiry'
import { clearMissingDocuments } from '../api/missing'
import { fetchMasterRef } from '../api/repository'
import { publishedIndex } from '../published/published'
import { RETRY_AFTER_MS } from './publish-tracker'

/** Number of times that everything expired: only the last one's documents count. */
const times = processWide('everything expired', () => ({ count: 0 }))

/**
 * Takes everything that this instance remembers of content for outdated: publishes may have been missed. As soon as it is
 * known which documents exist, their pages are shown while they are made anew, each when it is asked for; pages of others
 * are not shown.
 */
export function expireEverything(): void {
  const count = (times.count += 1)
  clearMissingDocuments()
  const asking = outsideRequests(fetchMasterRef)
  ownPages().expireAll()
  void outsideRequests(() => showPublished(asking, count))
}

async function showPublished(asking: Promise<unknown>, count: number): Promise<void> {
  for (let ref = asking; count === times.count; ref = fetchMasterRef()) {
    try {
      await ref
      const { content } = await publishedIndex()
      const ids = new Set(content.entries.map(({ id }) => id))
      if (count === times.count) ownPages().showWhileRemade((id) => ids.has(id))
      return
    } catch (err) {
      log.warn({ err }, 'what is published can’t be read; stale pages are made anew before they are shown')
      await sleep(RETRY_AFTER_MS, undefined, { ref: false })
    }
  }
}
