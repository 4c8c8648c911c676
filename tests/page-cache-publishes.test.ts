import { beforeEach, expect, test, vi } from 'vitest'
import { folderSize } from '@/e2e/support/folder-size'
import { keepNothing } from '@/lib/core/server/keep-nothing'
import { TAG_ONLY } from '@/lib/core/server/tag-only'
import { withRequestBudget } from '@/lib/core/server/request-budget'
import { shareTags } from '@/lib/core/server/share'
import { withdrawnTag } from '@/lib/core/server/withdrawn-tag'
import { newExchange, withExchange } from '@/lib/delivery/page-answer'
import {
  buildFolder,
  fetching,
  kept,
  KEY,
  keyOf,
  page,
  reading,
  seed,
  served,
  startedCache,
  writing,
} from './support/started-page-cache'

const now = { expire: 0 }
const HOUR = 3_600_000
/** A process begins, by the machine's clock as it is then. */
const startAt = (time: number) => void vi.useFakeTimers({ toFake: ['Date', 'performance'], now: time })

const outage = () => page('We will be right back', { status: 503 })
const inRequest = <Result>(handle: () => Result) =>
  withExchange(newExchange({ statusCode: 200, setHeader: () => undefined }), handle)

const data = (body: unknown) =>
  ({ kind: 'FETCH', data: { headers: {}, body: JSON.stringify(body), status: 200, url: '' }, revalidate: 300 }) as never
const dataContext = { fetchCache: true as const, tags: ['event:7'] }
const dataReading = { ...fetching, tags: ['event:7'] }

beforeEach(() => {
  startAt(Date.parse('2026-03-01T12:00:00Z'))
  return () => void vi.useRealTimers()
})

test('a page that was changed while it was being made is not kept, nor may anybody in front of us keep it', async () => {
  const build = buildFolder()
  const cache = await startedCache(build)
  const made = page('Old plans', { tags: 'doc:plans,type:page' })
  await inRequest(async () => {
    vi.advanceTimersByTime(250)
    await cache.revalidateTag('doc:plans', now)
    vi.advanceTimersByTime(350)
    await cache.set(KEY, made as never, writing)
  })
  expect(made.headers['cache-control']).toBe('private, no-store')
  expect(kept(build, 'pages')).toBe(0)
  await expect(cache.get(KEY, reading)).resolves.toBeNull()
})

test('one that was asked for after the publish is kept, and so is one that the publish did not touch', async () => {
  const cache = await startedCache(buildFolder())
  await cache.revalidateTag('doc:plans', now)
  vi.advanceTimersByTime(5)
  await inRequest(async () => {
    await cache.revalidateTag('doc:other', now)
    await cache.set(KEY, page('New plans', { tags: 'doc:plans' }) as never, writing)
  })
  expect((await cache.get(KEY, reading))?.value).toMatchObject({ html: served('New plans') })
})

test('data that were read before a publish are not kept after it', async () => {
  const build = buildFolder()
  const cache = await startedCache(build)
  await inRequest(async () => {
    await cache.revalidateTag('event:7', now)
    await cache.set('key', data({ value: 'old' }), dataContext)
  })
  expect(kept(build, 'data')).toBe(0)
  await expect(cache.get('key', dataReading)).resolves.toBeNull()
})

test('that something is missing is known for ten seconds, and never from a file', async () => {
  const build = buildFolder()
  const cache = await startedCache(build)
  await cache.set('key', data({ missing: 'event 7' }), dataContext)
  expect((await cache.get('key', dataReading))?.value).toMatchObject({ data: { body: '{"missing":"event 7"}' } })
  expect(kept(build, 'data')).toBe(0)
  vi.advanceTimersByTime(10_001)
  await expect(cache.get('key', dataReading)).resolves.toBeNull()
})

test('what goes missing takes with it what was known of it', async () => {
  const build = buildFolder()
  const cache = await startedCache(build)
  await cache.set('key', data({ value: 'an event' }), dataContext)
  await cache.set('key', data({ missing: 'event 7' }), dataContext)
  expect(kept(build, 'data')).toBe(0)
  vi.advanceTimersByTime(10_001)
  await expect(cache.get('key', dataReading)).resolves.toBeNull()
})

test('a thousand misses are remembered, and no more', async () => {
  const cache = await startedCache(buildFolder())
  for (let id = 0; id <= 1000; id += 1) await cache.set(`key ${id}`, data({ missing: `event ${id}` }), dataContext)
  await expect(cache.get('key 0', dataReading)).resolves.toBeNull()
  await expect(cache.get('key 1', dataReading)).resolves.not.toBeNull()
})

test('ids that visitors make up push out no page and no reading of content, however many', async () => {
  vi.stubEnv('CACHE_ENTRIES', '8')
  const build = buildFolder()
  const cache = await startedCache(build)
  await cache.set(KEY, plans() as never, writing)
  await cache.set('menu', data({ value: 'the menu' }), dataContext)
  const open = { ...dataContext, tags: ['event:7', ...shareTags('open')] }
  for (let id = 0; id < 200; id += 1) {
    await cache.set(keyOf(`/en/events/view/${id}`, '/[locale]/events/view/[id]/page'), page(`${id}`) as never, writing)
    await cache.set(`event ${id}`, data({ value: id }), open)
    await cache.set(`nothing ${id}`, data({ missing: 'fundraiser', nothing: null }), open)
  }
  for (const each of [cache, await startedCache(build)]) {
    expect((await each.get(KEY, reading))?.value).toMatchObject({ html: served('Plans') })
    expect((await each.get('menu', dataReading))?.value).toMatchObject({ data: { body: '{"value":"the menu"}' } })
  }
  await expect.poll(() => folderSize(build).files).toBeLessThan(10)
  expect((await cache.get('event 199', { ...fetching, ...open }))?.value).toMatchObject({
    data: { body: '{"value":199}' },
  })
})

test('what is read for a request that keeps nothing is not kept; what was kept before serves it', async () => {
  const build = buildFolder()
  const cache = await startedCache(build)
  await cache.set('menu', data({ value: 'the menu' }), dataContext)
  await withRequestBudget(async () => {
    keepNothing()
    await cache.set('menu', data({ value: 'another' }), dataContext)
    await cache.set('card', data({ value: 'a card' }), dataContext)
    await cache.set('miss', data({ missing: 'event 7' }), dataContext)
    expect((await cache.get('menu', dataReading))?.value).toMatchObject({ data: { body: '{"value":"the menu"}' } })
  })
  expect(kept(build, 'data')).toBe(1)
  for (const key of ['card', 'miss']) await expect(cache.get(key, dataReading)).resolves.toBeNull()
})

test('a read that only marks its page is not kept', async () => {
  const build = buildFolder()
  const cache = await startedCache(build)
  await cache.set('tags', data(TAG_ONLY), dataContext)
  expect(kept(build, 'data')).toBe(0)
})

test('a page that was regenerated after a publish need not be made again after a restart', async () => {
  const build = buildFolder()
  const before = await startedCache(build)
  await before.revalidateTag('doc:plans', now)
  vi.advanceTimersByTime(5)
  await before.set(KEY, page('New plans', { tags: 'doc:plans' }) as never, writing)
  const after = await startedCache(build)
  expect((await after.get(KEY, reading))?.value).toMatchObject({ html: served('New plans') })
})

test.each([
  ['that was stored', async (build: string) => (await startedCache(build)).set(KEY, plans() as never, writing)],
  ['of the build', async (build: string) => void seed(build, plans())],
])('a page %s and was changed long before a restart does not come back in its old form', async (_, put) => {
  vi.useRealTimers()
  const build = buildFolder()
  await put(build)
  await (await startedCache(build)).revalidateTag('doc:plans', now)
  startAt(Date.now() + 30 * 24 * HOUR)
  await expect((await startedCache(build)).get(KEY, reading)).resolves.toBeNull()
})

test.each([HOUR, -HOUR])(
  'a publish shows although the machine’s clock was put %d ms ahead after the start',
  async (by) => {
    const build = buildFolder()
    const cache = await startedCache(build)
    await inRequest(() => cache.set(KEY, plans() as never, writing))
    vi.setSystemTime(Date.now() + by)
    vi.advanceTimersByTime(5)
    await expect(cache.get(KEY, reading)).resolves.not.toBeNull()
    await cache.revalidateTag('doc:plans', now)
    await expect(cache.get(KEY, reading)).resolves.toBeNull()
    vi.advanceTimersByTime(5)
    await inRequest(() => cache.set(KEY, page('New plans', { tags: 'doc:plans' }) as never, writing))
    expect((await cache.get(KEY, reading))?.value).toMatchObject({ html: served('New plans') })
  },
)

test('what was made while the clock ran ahead is regenerated after a restart with the right time, tags or none', async () => {
  const build = buildFolder()
  const right = Date.now()
  startAt(right + HOUR)
  const ahead = await startedCache(build)
  await ahead.set(KEY, plans() as never, writing)
  await ahead.set('menu', data({ value: 'the menu' }), { fetchCache: true })
  startAt(right)
  const after = await startedCache(build)
  await expect(after.get(KEY, reading)).resolves.toBeNull()
  await expect(after.get('menu', fetching)).resolves.toBeNull()
})

test('a publish while the clock ran ahead does not make new pages stale after a restart with the right time', async () => {
  const build = buildFolder()
  const right = Date.now()
  startAt(right + HOUR)
  await (await startedCache(build)).revalidateTag('doc:plans', now)
  startAt(right)
  const after = await startedCache(build)
  vi.advanceTimersByTime(5)
  await after.set(KEY, plans() as never, writing)
  vi.advanceTimersByTime(2 * HOUR)
  await expect(after.get(KEY, reading)).resolves.not.toBeNull()
})

test('a page that was withdrawn does not come back in an outage though it was made while the clock ran ahead', async () => {
  const build = buildFolder()
  const right = Date.now()
  startAt(right + HOUR)
  await (await startedCache(build)).set(KEY, plans() as never, writing)
  startAt(right)
  await (await startedCache(build)).revalidateTag(withdrawnTag({ id: 'plans' }), now)
  const made = outage()
  await (await startedCache(build)).set(KEY, made as never, writing)
  expect(made.status).toBe(503)
})

const plans = () => page('Plans', { tags: ['doc:plans', withdrawnTag({ id: 'plans' })].join() })

test('in an outage a changed page serves in its old form, a page that was withdrawn does not, also after a restart', async () => {
  const build = buildFolder()
  const cache = await startedCache(build)
  await cache.set(KEY, plans() as never, writing)
  await cache.revalidateTag('doc:plans', now)
  const changed = outage()
  await (await startedCache(build)).set(KEY, changed as never, writing)
  expect(changed).toMatchObject({ html: served('Plans'), status: undefined })
  expect(changed.headers['cache-control']).toBe('s-maxage=15')

  await cache.revalidateTag(withdrawnTag({ id: 'plans' }), now)
  const withdrawn = outage()
  await (await startedCache(build)).set(KEY, withdrawn as never, writing)
  expect(withdrawn.status).toBe(503)
})

test('the cache holds as many pages as it may, the last used ones, and these serve in an outage after a restart', async () => {
  // A quarter is for what visitors choose.
  vi.stubEnv('CACHE_ENTRIES', '3')
  const build = buildFolder()
  const before = await startedCache(build)
  for (const name of ['one', 'two', 'three']) {
    await before.set(`/${name}`, page(name) as never, writing)
    await before.get('/one', reading)
  }
  await expect.poll(() => kept(build, 'pages')).toBe(2)
  const after = await startedCache(build)
  const statuses = new Map<string, number | undefined>()
  for (const name of ['one', 'two', 'three']) {
    const answer = outage()
    await after.set(`/${name}`, answer as never, writing)
    statuses.set(name, answer.status)
  }
  expect(Object.fromEntries(statuses)).toEqual({ one: undefined, two: 503, three: undefined })
})
