import 'server-only'
import { z } from 'zod'
import type { AllDocumentTypes } from '@/prismicio-types'
import { PersistedFile, dataFilePath } from '@/lib/core/server/persisted-file'
import { processWide } from '@/lib/core/server/process-wide'
import { outsideRequests } from '@/lib/core/server/request-budget'
import { expireTags } from '@/lib/core/server/tag-expiry'
import { clientAt } from '../api/client'
import { clearMissingDocuments } from '../api/missing'
import { fetchMasterRef } from '../api/repository'
import { PublishTracker } from './publish-tracker'
import { processTime } from '@/lib/core/clock'

/** How many documents the content API returns at once. */
const BATCH = 100

/** The tracker of this process. Its timers run outside of requests, and don't keep a process alive that is to end. */
export const publishTracker = processWide('publish tracker', () => {
  const file = new PersistedFile(dataFilePath('open-publishes.json', 'all'), z.array(z.string()))
  return new PublishTracker({
    expire: async (tags) => {
      // A publish may have created documents that are remembered as missing.
      clearMissingDocuments()
      await expireTags(tags)
    },
    fetchMasterRef,
    readDocuments,
    kept: { read: () => file.read(), write: (ids) => file.write(ids) },
    now: processTime,
    later: (milliseconds, run) => void outsideRequests(() => setTimeout(run, milliseconds).unref()),
  })
})

async function readDocuments(ids: readonly string[], ref: string): Promise<AllDocumentTypes[]> {
  const client = clientAt(ref)
  const documents: AllDocumentTypes[] = []
  for (let from = 0; from < ids.length; from += BATCH) {
    const { results } = await client.getByIDs(ids.slice(from, from + BATCH), { lang: '*', pageSize: BATCH })
    documents.push(...results)
  }
  return documents
}
