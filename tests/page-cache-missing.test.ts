import { expect, test } from 'vitest'
import { absencePaths } from '@/lib/core/paths'
import { buildFolder, kept, page, POLICY, reading, seed, startedCache, writing } from './support/started-page-cache'

const keyOf = (path: string) => `/route-cache/APP_PAGE/owner/$${path}`
const MISSING = keyOf(`/de${absencePaths.missing}`)

test('the document of addresses that have nothing is kept with its status, for nobody in front of us to keep', async () => {
  const build = buildFolder()
  const cache = await startedCache(build)
  const made = page('Nothing here', { status: 404 })
  await cache.set(MISSING, made as never, writing)
  expect(made.status).toBe(404)
  for (const started of [cache, await startedCache(build)]) {
    const entry = await started.get(MISSING, reading)
    expect(entry?.value).toMatchObject({
      html: made.html,
      status: 404,
      headers: { 'cache-control': 'private, no-store', 'X-Page-Status': '404', [POLICY]: made.headers[POLICY] },
    })
  }
})

test('it is regenerated when what it shows was published', async () => {
  const cache = await startedCache(buildFolder())
  await cache.set(MISSING, page('Nothing here', { status: 404, tags: 'type:error_page,doc:menu' }) as never, writing)
  await cache.revalidateTag('doc:menu', { expire: 0 })
  await expect(cache.get(MISSING, reading)).resolves.toBeNull()
})

test('the build’s own form of it, which has no status, is never served', async () => {
  const build = buildFolder()
  seed(build, page('Nothing here', { status: 404 }))
  const cache = await startedCache(build)
  await expect(cache.get(keyOf('/en/plans'), reading)).resolves.toBeNull()
})

test.each([
  `/de/about`,
  `/de${absencePaths.missing}/more`,
  `/de/before${absencePaths.missing}`,
  absencePaths.missing,
  `/en/x/$/de${absencePaths.missing}`,
  `/made-up${absencePaths.missing}`,
])('a missing page at %s is not kept', async (path) => {
  const build = buildFolder()
  const cache = await startedCache(build)
  await cache.set(keyOf(path), page('Nothing here', { status: 404 }) as never, writing)
  expect(kept(build, 'pages')).toBe(0)
})

test('so is that of addresses of what is gone', async () => {
  const cache = await startedCache(buildFolder())
  const key = keyOf(`/ja${absencePaths.gone}`)
  await cache.set(key, page('Gone', { status: 410 }) as never, writing)
  expect((await cache.get(key, reading))?.value).toMatchObject({ status: 410 })
})

test.each([500, 503])('nor is a document that says %d', async (status) => {
  const build = buildFolder()
  const cache = await startedCache(build)
  await cache.set(MISSING, page('Nothing here', { status }) as never, writing)
  expect(kept(build, 'pages')).toBe(0)
})
