import 'server-only'
import { z } from 'zod'
import type { AllDocumentTypes } from '@/prismicio-types'
import { KeptFile, keptPath } from '@/lib/core/server/kept-file'
import { processWide } from '@/lib/core/server/process-wide'
import { outsideRequests } from '@/lib/core/server/request-budget'
import { expireTags } from '@/lib/core/server/tag-expiry'
import { clientAt } from '../api/client'
import { forgetMissing } from '../api/missing'
import { askMasterRef } from '../api/repository'
import { PublishDesk } from './publish-desk'
import { processTime } from '@/lib/core/clock'

/** How many documents the content API gives at once. */
const BATCH = 100

/** The desk of this process. Its checks run outside of requests: they hold no process that wants to end. */
export const publishDesk = processWide('publish desk', () => {
  const file = new KeptFile(keptPath('open-publishes.json'), z.array(z.string()))
  return new PublishDesk({
    expire: async (tags) => {
      // After a publish anything may exist.
      forgetMissing()
      await expireTags(tags)
    },
    askMasterRef,
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
