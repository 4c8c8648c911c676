import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as PageCache from '@/lib/delivery/page-cache/open-build'

/** The framework calls this once when a server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  if (process.env.NODE_ENV === 'production') await openPageCache()
  const { publishTracker } = await import('@/lib/content/publishes/process-tracker')
  publishTracker.resume()
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

const loadUnbundled = (file: string): Promise<typeof PageCache> =>
  import(/* turbopackIgnore: true */ pathToFileURL(join(process.cwd(), file)).href)
