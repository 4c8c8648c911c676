import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { AllDocumentTypes } from '@/prismicio-types'
import { processTime } from '@/lib/core/clock'
import { UpstreamError } from '@/lib/core/errors'
import { dataFilePath } from '@/lib/core/server/data-file-path'
import { otherInstances } from '@/lib/core/server/instances/other-instances'
import { PersistedFile } from '@/lib/core/server/persisted-file'
import { processWide } from '@/lib/core/server/process-wide'
import { outsideRequests } from '@/lib/core/server/request-budget'
import { sharedStore } from '@/lib/core/server/shared-store'
import { provideGauge } from '@/lib/core/server/telemetry/gauges'
import { expireTags, ownPages, purgeFronts } from '@/lib/core/server/tag-expiry'
import { clientAt } from '../api/client'
import { clearMissingDocuments } from '../api/missing'
import { checkMasterRef, fetchMasterRef, lastMasterRef } from '../api/repository'
import { expireEverything } from './expire-everything'
import { LookTurn } from './look-turn'
import { PublishTracker } from './publish-tracker'
import { RefWatch } from './ref-watch'
import { ToldRef } from './told-ref'

/** How many documents the content API returns at once. */
const BATCH = 100

const pause = (milliseconds: number) => sleep(milliseconds, undefined, { ref: false })

/** Notices publishes while no other instance can tell of them. */
export const refWatch = processWide(
  'ref watch',
  () =>
    new RefWatch({
      checkMasterRef: () => checkMasterRef(),
      onUnknownPublish: () => {
        expireEverything()
        void purgeFronts('everything', undefined)
      },
      pause,
    }),
)

/** Follows the refs that other instances tell of. */
export const toldRef = processWide(
  'told ref',
  () =>
    new ToldRef({
      lastMasterRef: () => lastMasterRef(),
      fetchMasterRef: () => fetchMasterRef(),
      expire: async (tags) => {
        await ownPages().expire(tags)
        // A front may have kept what this instance made from the former ref.
        await purgeFronts(tags, undefined)
      },
      pause,
    }),
)

/** The tracker of this process. Its timers run outside of requests, and don't keep a process alive that is to end. */
export const publishTracker = processWide('publish tracker', () => {
  const file = new PersistedFile(dataFilePath('open-publishes.json', 'all'), z.array(z.string()))
  const tracker = new PublishTracker({
    expire: async (tags, ref) => {
      // A publish may have created documents that are remembered as missing.
      clearMissingDocuments()
      await expireTags(tags, { ref })
    },
    fetchMasterRef,
    readDocuments,
    kept: { read: () => file.read(), write: (ids) => file.write(ids) },
    tell: async (news) => otherInstances()?.teller.tell(news),
    turn: new LookTurn(sharedStore(), every),
    now: processTime,
    later: (milliseconds, run) => void outsideRequests(() => setTimeout(run, milliseconds).unref()),
  })
  provideGauge('site.publish.open', () => [{ value: tracker.open.count }])
  provideGauge('site.publish.age', () => [{ value: tracker.open.oldestAgeMs / 1000 }])
  return tracker
})

function every(milliseconds: number, run: () => void): () => void {
  const timer = outsideRequests(() => setInterval(run, milliseconds).unref())
  return () => clearInterval(timer)
}

async function readDocuments(ids: readonly string[], ref: string): Promise<AllDocumentTypes[]> {
  const documents: AllDocumentTypes[] = []
  for (let from = 0; from < ids.length; from += BATCH)
    documents.push(...(await readBatch(ids.slice(from, from + BATCH), ref)))
  return documents
}

/** Reads documents at once, or in halves where that is more than one answer may have. */
async function readBatch(ids: readonly string[], ref: string): Promise<AllDocumentTypes[]> {
  try {
    return (await clientAt(ref).getByIDs([...ids], { lang: '*', pageSize: BATCH })).results
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.kind !== 'too_large' || ids.length < 2) throw error
    const half = Math.ceil(ids.length / 2)
    return [...(await readBatch(ids.slice(0, half), ref)), ...(await readBatch(ids.slice(half), ref))]
  }
}
