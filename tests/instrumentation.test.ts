import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { buildFolder } from './support/build-folder'
import { forgetProcessState } from './support/forget-process-state'

test('when a server starts its page cache is open before the publish tracker looks at publishes that were left open', async () => {
  const folder = buildFolder()
  vi.stubEnv('NEXT_RUNTIME', 'nodejs')
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubEnv('NEXT_DIST_DIR', folder)
  vi.resetModules()
  forgetProcessState()
  const { expireTags } = await import('@/lib/core/server/tag-expiry')
  await expect(expireTags(['doc:a'])).rejects.toThrow('the page cache has not come up')

  const looks: Promise<void>[] = []
  vi.doMock('@/lib/content/publishes/process-tracker', () => ({
    publishTracker: { resume: () => void looks.push(expireTags(['doc:a'])) },
  }))
  const { register } = await import('@/instrumentation')
  await register()
  expect(looks).toHaveLength(1)
  await Promise.all(looks)
  expect(readFileSync(join(folder, 'cache/revalidated-tags.json'), 'utf8')).toContain('doc:a')
})
