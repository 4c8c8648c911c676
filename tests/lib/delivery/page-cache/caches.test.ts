import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openCaches } from '@/lib/delivery/page-cache/caches'
import { ceilingsFrom } from '@/lib/delivery/page-cache/ceilings'
import { folderSize } from '@/e2e/support/folder-size'
import { temporaryFolder } from '../../../support/temporary-folder'

const KIBIBYTE = 1024
const ROOMY = { bytes: 1024 * KIBIBYTE, entries: 1000 }
/** The framework's kinds are no values that a test could name. */
const page = (text: string) =>
  ({
    lastModified: 1,
    value: { kind: 'APP_PAGE', html: text.repeat(10 * KIBIBYTE), rscData: Buffer.from(text) },
  }) as never

test.each([
  ['bytes', { bytes: 50 * KIBIBYTE, entries: 1000 }],
  ['entries', { bytes: 1024 * KIBIBYTE, entries: 2 }],
])('memory holds so many %s, and what it has no room for comes from the disk', async (_, memory) => {
  const inMemory = openCaches(undefined, { memory, pages: ROOMY, data: ROOMY }).pages
  const onDisk = openCaches(join(temporaryFolder(), 'server'), { memory, pages: ROOMY, data: ROOMY }).pages
  for (const cache of [inMemory, onDisk]) {
    for (const key of ['/a', '/b', '/c']) await cache.set(key, page('x'))
    await expect(cache.get('/c')).resolves.toBeDefined()
  }
  await expect(inMemory.get('/a')).resolves.toBeUndefined()
  await expect(onDisk.get('/a')).resolves.toEqual(page('x'))
})

test('pages go with their build, data outlive it', async () => {
  const build = temporaryFolder()
  const { pages, data } = openCaches(join(build, 'server'), { memory: ROOMY, pages: ROOMY, data: ROOMY })
  await pages.set('/a', page('x'))
  await data.set('key', page('y'))
  expect(folderSize(join(build, 'server')).files).toBe(1)
  expect(folderSize(join(build, 'cache')).files).toBe(1)
})

test('the variables say how much may be kept, pages and data together', () => {
  const { memory, pages, data } = ceilingsFrom({ CACHE_DISK_MB: 100, CACHE_MEMORY_MB: 20, CACHE_ENTRIES: 50 })
  expect((pages.bytes + data.bytes) / KIBIBYTE / KIBIBYTE).toBe(100)
  expect(memory).toEqual({ bytes: 20 * KIBIBYTE * KIBIBYTE, entries: 50 })
})
