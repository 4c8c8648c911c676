import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shareTags } from '@/lib/core/server/share'
import { openCaches } from '@/lib/delivery/page-cache/caches'
import { type Ceilings, ceilingsFrom } from '@/lib/delivery/page-cache/ceilings'
import { folderSize } from '@/e2e/support/folder-size'
import { keyOf } from '../../../support/started-page-cache'
import { temporaryFolder } from '../../../support/temporary-folder'

const KIBIBYTE = 1024
const ROOMY = { bytes: 1024 * KIBIBYTE, entries: 1000 }
/** The framework's kinds are no values that a test could name. */
const page = (text: string) =>
  ({
    lastModified: 1,
    value: { kind: 'APP_PAGE', html: text.repeat(10 * KIBIBYTE), rscData: Buffer.from(text) },
  }) as never

const folders = () => ({ pages: join(temporaryFolder(), 'pages'), read: join(temporaryFolder(), 'read') })

const alike = (ceilings: Omit<Ceilings, 'responses'>) => ({ content: ceilings, open: ceilings })
const CONTENT = keyOf('/en/plans')
const EVENT = keyOf('/en/events/view/7', '/[locale]/events/view/[id]/page')

test.each([
  ['bytes', { bytes: 50 * KIBIBYTE, entries: 1000 }],
  ['entries', { bytes: 1024 * KIBIBYTE, entries: 2 }],
])('memory holds so many %s, and what it has no room for comes from the disk', async (_, memory) => {
  const ceilings = alike({ memory, pages: ROOMY, data: ROOMY })
  const inMemory = openCaches(undefined, ceilings).pages(CONTENT)
  const onDisk = openCaches(folders(), ceilings).pages(CONTENT)
  for (const cache of [inMemory, onDisk]) {
    for (const key of ['/a', '/b', '/c']) await cache.set(key, page('x'))
    await expect(cache.get('/c')).resolves.toBeDefined()
  }
  await expect(inMemory.get('/a')).resolves.toBeUndefined()
  await expect(onDisk.get('/a')).resolves.toEqual(page('x'))
})

test.each([
  ['content', CONTENT, []],
  ['visitors', EVENT, shareTags('open')],
])('pages of %s are stored apart from data, which outlive their build', async (_, key, tags) => {
  const stored = folders()
  const caches = openCaches(stored, alike({ memory: ROOMY, pages: ROOMY, data: ROOMY }))
  await caches.pages(key).set(key, page('x'))
  await caches.data(tags).set('key', page('y'))
  expect(folderSize(stored.pages).files).toBe(1)
  expect(folderSize(stored.read).files).toBe(1)
})

test('what visitors choose pushes out nothing else, in memory and on disk', async () => {
  const small = { bytes: 1024 * KIBIBYTE, entries: 2 }
  for (const stored of [undefined, folders()]) {
    const caches = openCaches(stored, alike({ memory: small, pages: small, data: small }))
    for (const [one, other] of [
      [caches.pages(CONTENT), caches.pages(EVENT)],
      [caches.data(['events']), caches.data(['events', ...shareTags('open')])],
    ] as const) {
      await one.set('of content', page('x'))
      for (let id = 0; id < 5; id += 1) await other.set(`/${id}`, page('y'))
      await expect(one.get('of content')).resolves.toEqual(page('x'))
    }
  }
})

test('the variables say how much may be kept, pages and data together, of which visitors have a quarter', () => {
  const ceilings = ceilingsFrom({ CACHE_DISK_MB: 100, CACHE_MEMORY_MB: 20, CACHE_ENTRIES: 50 })
  const all = Object.values(ceilings)
  const sum = (each: (ceiling: Ceilings) => number) => all.reduce((total, ceiling) => total + each(ceiling), 0)
  const mebibyte = KIBIBYTE * KIBIBYTE
  expect(sum(({ pages, data }) => pages.bytes + data.bytes) / mebibyte).toBe(100)
  expect(sum(({ memory, responses }) => memory.bytes + responses.bytes) / mebibyte).toBe(20)
  expect(sum(({ data }) => data.entries)).toBeLessThanOrEqual(50)
  expect(ceilings.open.pages.bytes * 3).toBe(ceilings.content.pages.bytes)
  expect(ceilingsFrom({ CACHE_DISK_MB: 1, CACHE_MEMORY_MB: 1, CACHE_ENTRIES: 1 }).open.pages.entries).toBe(1)
})
