import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { folderSize } from '@/e2e/support/folder-size'
import { siteLog } from '@/lib/core/server/logging/logger'
import { storageFolders } from '@/lib/core/server/storage-folders'
import { scriptHash } from '@/lib/delivery/page-cache/policy'
import {
  buildFolder,
  dataFile,
  fetching,
  flightScript,
  kept,
  HEAD_SCRIPT,
  KEY,
  keyOf,
  page,
  POLICY,
  policyOf,
  reading,
  seed,
  served,
  startedCache,
  writing,
} from './support/started-page-cache'

beforeEach(() => {
  vi.spyOn(siteLog(), 'error').mockReturnValue()
})

/** The one script of a service that every page may load (docs/decisions/028). */
const CHAT = 'http://localhost:4/chat/chat.js'

test('a page is stored with the policy of its own scripts, and comes back with it', async () => {
  const cache = await startedCache(buildFolder())
  const made = page('Plans')
  await cache.set(KEY, made as never, writing)
  expect(policyOf(made)).toContain(`script-src 'self' ${scriptHash(HEAD_SCRIPT)} ${CHAT};`)
  expect(made.html).toBe(served('Plans'))
  const entry = await cache.get(KEY, reading)
  expect(policyOf(entry?.value)).toBe(policyOf(made))
  expect(entry?.value).toMatchObject({ html: made.html })
})

test('its first answer has its policy already, and the second the very same', async () => {
  const cache = await startedCache(buildFolder())
  const made = page('Plans')
  made.headers[POLICY] = 'of an earlier pass'
  await cache.set(KEY, made as never, writing)
  expect(policyOf(made)).toBe('of an earlier pass')
})

test("a script that content brings in, in the framework's own form, is not in the policy", async () => {
  const cache = await startedCache(buildFolder())
  const evil = flightScript('evil')
  const made = page('Plans', { injected: `<script>${evil}</script>` })
  await cache.set(KEY, made as never, writing)
  expect(made.html).toContain(dataFile('Plans')?.path)
  expect(policyOf(made)).not.toContain(scriptHash(evil))
})

test('a page that can’t be verified gets a policy without any inline script, and is reported', async () => {
  const cache = await startedCache(buildFolder())
  const made = { ...page('Plans'), rscData: Buffer.from('something else') }
  await cache.set(KEY, made as never, writing)
  expect(policyOf(made)).toContain(`script-src 'self' ${CHAT};`)
  expect(siteLog().error).toHaveBeenCalledWith({ key: KEY }, 'page not verified')
})

test('a page with a nonce is nobody else’s: it is not kept, and no cache in front of us keeps it', async () => {
  const cache = await startedCache(buildFolder())
  const made = page('mine', { injected: '<script nonce="EVIL"></script>' })
  await cache.set(KEY, made as never, writing)
  await expect(cache.get(KEY, reading)).resolves.toBeNull()
  expect(made.headers['cache-control']).toBe('private, no-store')
})

test('a text that speaks of a nonce is kept', async () => {
  const cache = await startedCache(buildFolder())
  await cache.set(KEY, page('write nonce=&quot;x&quot; into &lt;script nonce=&quot;x&quot;&gt;') as never, writing)
  await expect(cache.get(KEY, reading)).resolves.not.toBeNull()
})

test('a page of the build gets its policy when it is asked for', async () => {
  const build = buildFolder()
  seed(build, page('Plans'))
  const cache = await startedCache(build)
  const entry = await cache.get(KEY, reading)
  expect(entry?.value).toMatchObject({ html: served('Plans') })
  expect(policyOf(entry?.value)).toContain(scriptHash(HEAD_SCRIPT))
})

test('an error among the pages of the build is never served', async () => {
  const build = buildFolder()
  seed(build, page('We will be right back', { status: 503 }))
  const cache = await startedCache(build)
  await expect(cache.get(KEY, reading)).resolves.toBeNull()
})

test.each([404, 500])('a page that says %d is answered so and not stored [PB-017]', async (status) => {
  const build = buildFolder()
  const cache = await startedCache(build)
  const made = page('Not here', { status })
  await cache.set(KEY, made as never, writing)
  expect(made.status).toBe(status)
  expect(made.headers).toMatchObject({ 'X-Page-Status': String(status) })
  expect(policyOf(made)).toContain('script-src')
  expect(kept(build, 'pages')).toBe(0)
  await expect(cache.get(KEY, reading)).resolves.toBeNull()
})

test('a page that is gone takes its stored form with it, also that of the build', async () => {
  const build = buildFolder()
  seed(build, page('Plans'))
  const cache = await startedCache(build)
  await cache.set(KEY, page('Plans') as never, writing)
  await cache.set(KEY, page('Not here', { status: 404 }) as never, writing)
  expect(kept(build, 'pages')).toBe(0)
  for (const each of [cache, await startedCache(build)]) await expect(each.get(KEY, reading)).resolves.toBeNull()
})

test('in an outage the last good page is answered in place of a new one, and stays stored', async () => {
  const build = buildFolder()
  const cache = await startedCache(build)
  await cache.set(KEY, page('Plans') as never, writing)
  const made = {
    ...page('We will be right back', { status: 503 }),
    segmentData: new Map([['/_tree', Buffer.from('of the error')]]),
  }
  await cache.set(KEY, made as never, writing)
  expect(made).toMatchObject({ html: served('Plans'), rscData: Buffer.from('Plans'), status: undefined })
  expect(made.segmentData).toBeUndefined()
  expect(policyOf(made)).toContain(scriptHash(HEAD_SCRIPT))
  expect((await cache.get(KEY, reading))?.value).toMatchObject({ html: served('Plans') })
})

test.each([
  ['/en~winter/plans', 'Plans'],
  ['/en~summer~winter/plans', 'Plans'],
  ['/en/plans~winter', undefined],
  ['/de~winter/plans', undefined],
])('in an outage %s, which was never made, is the last good plain page: %s', async (path, text) => {
  const cache = await startedCache(buildFolder())
  await cache.set(KEY, page('Plans') as never, writing)
  const made = page('We will be right back', { status: 503 })
  await cache.set(keyOf(path), made as never, writing)
  expect(made.status).toBe(text === undefined ? 503 : undefined)
  expect(made.html).toContain(`<body>${text ?? 'We will be right back'}`)
})

test.each([503, 502])('a page of the build serves too while a service fails it (%d)', async (status) => {
  const build = buildFolder()
  seed(build, page('Plans'))
  const cache = await startedCache(build)
  const made = page('No page', { status })
  await cache.set(KEY, made as never, writing)
  expect(made.html).toBe(served('Plans'))
  const inOtherForm = page('No page', { status })
  await cache.set(keyOf('/en~winter/plans'), inOtherForm as never, writing)
  expect(inOtherForm.html, 'with the data of the plain page').toBe(served('Plans'))
})

test('in an outage without a last good page the answer is 503, and nothing is stored', async () => {
  const build = buildFolder()
  const cache = await startedCache(build)
  const made = page('We will be right back', { status: 503 })
  await cache.set(KEY, made as never, writing)
  expect(made.status).toBe(503)
  expect(kept(build, 'pages')).toBe(0)
})

test('a page that was changed and not asked for before a restart is regenerated after it', async () => {
  const build = buildFolder()
  const before = await startedCache(build)
  await before.set(KEY, page('Old plans', { tags: 'doc:plans' }) as never, writing)
  await before.revalidateTag('doc:plans', { expire: 0 })
  const after = await startedCache(build)
  await expect(after.get(KEY, reading)).resolves.toBeNull()
})

test('no page is served that was made with another environment, by the build or since', async () => {
  const build = buildFolder()
  seed(build, page('Plans'))
  const before = await startedCache(build)
  await before.set(keyOf('/en/about'), page('About') as never, writing)
  const data = { kind: 'FETCH', data: { headers: {}, body: '1', status: 200, url: '' }, revalidate: 60 }
  await before.set('reading', data as never, { tags: [] } as never)
  vi.stubEnv('SITE_URL', 'http://localhost:9999')
  const after = await startedCache(build)
  for (const key of [KEY, keyOf('/en/about')]) await expect(after.get(key, reading)).resolves.toBeNull()
  await expect(after.get('reading', fetching)).resolves.toBeNull()
  await after.set(KEY, page('Made here') as never, writing)
  expect((await after.get(KEY, reading))?.value).toMatchObject({ html: served('Made here') })
})

test('a page that nobody changed outlives a restart', async () => {
  const build = buildFolder()
  const before = await startedCache(build)
  await before.set(KEY, page('Plans', { tags: 'doc:plans' }) as never, writing)
  await before.revalidateTag('doc:other')
  const after = await startedCache(build)
  expect((await after.get(KEY, reading))?.value).toMatchObject({ html: served('Plans') })
})

test('what an earlier process was in the middle of writing is gone once the page cache is up', async () => {
  const build = buildFolder()
  const folder = join(storageFolders(build, process.env).read, 'last-good')
  mkdirSync(folder, { recursive: true })
  for (const file of [join(build, 'cache/revalidated-tags.json.tmp'), join(folder, 'content-footer.json.4194305.tmp')])
    writeFileSync(file, 'half')
  await startedCache(build)
  expect(folderSize(join(build, 'cache')).files).toBe(0)
})

test('whatever is no page goes through untouched', async () => {
  const cache = await startedCache(buildFolder())
  const data = { kind: 'FETCH', data: { headers: {}, body: '1', status: 200, url: '' }, revalidate: 60 }
  await cache.set('key', data as never, { fetchCache: true, tags: [] })
  const entry = await cache.get('key', { ...fetching, tags: [] })
  expect(entry?.value).toMatchObject({ kind: 'FETCH', data: { body: '1' } })
})

test('a page that leads elsewhere is not kept, but the server learns where it leads and until when', async () => {
  const build = buildFolder()
  const cache = await startedCache(build)
  const { newExchange, withExchange } = await import('@/lib/delivery/page-answer')
  const exchange = newExchange({ statusCode: 200, setHeader: () => undefined })
  const made = { ...page(''), status: 308, headers: { location: '/plans', 'x-next-cache-tags': 'page' } }
  await withExchange(exchange, () => cache.set(KEY, made as never, writing))
  expect(exchange.served).toMatchObject({ key: KEY, value: { status: 308 } })
  expect(exchange.served?.staleAt).toBe((exchange.served?.lastModified ?? 0) + 3600 * 1000)
  await expect(cache.get(KEY, reading)).resolves.toBeNull()
})
