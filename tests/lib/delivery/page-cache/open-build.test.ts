import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storageFolders } from '@/lib/core/server/storage-folders'
import { forgetProcessState } from '../../../support/forget-process-state'
import { buildFolder } from '../../../support/started-page-cache'
import { temporaryFolder } from '../../../support/temporary-folder'

beforeEach(() => {
  vi.resetModules()
  forgetProcessState()
  tagsManifest.clear()
})

afterEach(() => {
  vi.useRealTimers()
})

/** The modules as a new process has them. */
const started = async () => ({
  ...(await import('@/lib/delivery/page-cache/open-build')),
  ...(await import('@/lib/core/server/tag-expiry')),
})

test('a build is opened once, and another is another', async () => {
  const { openBuild } = await started()
  const serverDistDir = join(buildFolder(), 'server')
  const build = openBuild({ serverDistDir, flushToDisk: true })
  expect(openBuild({ serverDistDir })).toBe(build)
  expect(openBuild({ serverDistDir: join(buildFolder(), 'server') })).not.toBe(build)
})

test('from then on tags expire in it, whatever the proxy’s copy opens, which has no pages', async () => {
  const { openBuild, expireTags } = await started()
  const { invalidations } = openBuild({ serverDistDir: join(buildFolder(), 'server') })
  expect(openBuild({}).invalidations.isOutdated(['doc:a'], 1)).toBe(false)
  await expireTags(['doc:a'])
  expect(invalidations.isOutdated(['doc:a'], 1)).toBe(true)
})

test('without a build of its own the copy lets no tag expire', async () => {
  const { openBuild, expireTags } = await started()
  openBuild({})
  await expect(expireTags(['doc:a'])).rejects.toThrow('has not come up')
})

test.each([true, false])('what a killed process was writing goes where entries are kept (%s)', async (flushToDisk) => {
  const { openBuild } = await started()
  const build = buildFolder()
  const { all, read } = storageFolders(build, process.env)
  const drafts = [all, join(read, 'last-good')].map((folder) => join(folder, 'plans.json.tmp'))
  mkdirSync(join(read, 'last-good'), { recursive: true })
  for (const draft of drafts) writeFileSync(draft, 'half')
  openBuild({ serverDistDir: join(build, 'server'), flushToDisk })
  expect(drafts.map((draft) => existsSync(draft))).toEqual([!flushToDisk, !flushToDisk])
})

test('what a build has stored is there at the next start, however long its process ran', async () => {
  const HOUR = 3_600_000
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'], now: Date.now() })
  vi.stubEnv('CACHE_FOLDER', temporaryFolder())
  const startBuild = async (id: string, siteUrl: string) => {
    vi.resetModules()
    vi.stubEnv('SITE_URL', siteUrl)
    const build = buildFolder()
    writeFileSync(join(build, 'BUILD_ID'), id)
    const { openBuild } = await started()
    const { folders } = openBuild({ serverDistDir: join(build, 'server'), flushToDisk: true })
    return [folders.pages, folders.read]
  }
  const ofFirst = await startBuild('first', 'http://localhost:1')
  vi.advanceTimersByTime(30 * HOUR)
  const ofNext = await startBuild('next', 'http://localhost:2')
  expect([...ofFirst, ...ofNext].map((folder) => existsSync(folder))).toEqual([true, true, true, true])
})
