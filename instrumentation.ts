import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as PageCache from '@/lib/delivery/page-cache/open-build'

/** The framework calls this once when a server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  if (process.env.NODE_ENV === 'production') await openPageCache()
  await findPictureProgram()
  const { openSharedStore } = await import('@/lib/core/server/shared-store')
  await openSharedStore()
  const { publishTracker } = await import('@/lib/content/publishes/process-tracker')
  if (process.env.NODE_ENV === 'production') {
    await acceptOperations()
    await hearOtherInstances()
  }
  publishTracker.resume()
  const { keepSearchable } = await import('@/app/_search/keep-searchable')
  keepSearchable()
}

/**
 * Opens the page cache before the first request. Publishes that the previous process did not finish can then expire
 * pages at once.
 */
async function openPageCache(): Promise<void> {
  const { env } = await import('@/lib/core/server/env')
  const { openBuild } = await loadUnbundled('lib/delivery/page-cache/open-build.ts')
  openBuild({ serverDistDir: join(process.cwd(), env.NEXT_DIST_DIR, 'server'), flushToDisk: true })
}

/** A site that makes sizes of pictures itself doesn't start without the program for it. */
async function findPictureProgram(): Promise<void> {
  const { env } = await import('@/lib/core/server/env')
  if (env.PICTURE_SIZES !== 'own') return
  const { loadSharp } = await import('@/lib/core/server/pictures/make-size')
  await loadSharp()
}

/** Before other instances are heard: they may tell of what operators did. */
async function acceptOperations(): Promise<void> {
  const { hearSwitches, operateOnPages } = await import('@/lib/content/publishes/operations')
  const { provideOperations } = await import('@/lib/core/server/operations/run-operation')
  const { endSessionsOf, hearEndedSessions } = await import('@/lib/domains/session/end-sessions')
  const { pagesOfPath } = await import('@/lib/routing/pages-of-path')
  provideOperations((operation) =>
    operation.kind === 'end-sessions' ? endSessionsOf(operation.player) : operateOnPages(operation, pagesOfPath),
  )
  hearEndedSessions()
  await hearSwitches()
}

/** Before the first request as well: pages may have changed while no process was there. */
async function hearOtherInstances(): Promise<void> {
  const told = await import('@/lib/content/publishes/told-publishes')
  await told.hearOtherInstances()
}

const loadUnbundled = (file: string): Promise<typeof PageCache> =>
  import(/* turbopackIgnore: true */ pathToFileURL(join(process.cwd(), file)).href)
