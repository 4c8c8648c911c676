import { expect, test, vi } from 'vitest'
import { buildFolder } from '@/tests/support/build-folder'
import { contentDocument, startSite } from '../started-site'

const load = () => import('@/lib/content/published/absence')

/** Whether it is certain that nothing is there; undefined is a page, or nobody knows. */
async function isNowhere(path: string): Promise<boolean> {
  return (await (await load()).findAbsence(path, 'de'))?.kind === 'missing'
}
const repository = () => import('@/lib/content/api/repository')

const strip = (category: string, landing: string) => ({
  slice_type: 'video_category_strip',
  primary: { category_uid: category, video_landing_uid: landing },
})
const listed = (uid: string) => ({ video: { link_type: 'Document', id: uid, type: 'video', uid } })
const document = (type: string, uid: string | null, data: Record<string, unknown> = {}) =>
  contentDocument(`${type} ${uid}`, { type, uid, data })

const documents = [
  document('page', 'about', { body: [strip('technique', 'lessons')] }),
  document('academy_page', 'first-ride'),
  document('campaign_page', 'tour'),
  document('stage', 'one'),
  document('video_category', 'technique', { category_videos: [listed('climb')] }),
  document('video', 'climb'),
  document('redirect', null, { from: '/old', to: '/about' }),
  document('redirects', null, {
    rows: [
      { from: '/shop-:town/opening', to: '/about' },
      { from: '/training/:slug', to: '/academy/:slug' },
      { from: '/2019', kind: 'gone' },
      { from: '/academy/the/past', to: '/about' },
    ],
  }),
]

test.each([
  '/about',
  '/academy/first/ride',
  '/academy/first-ride',
  '/campaigns/tour',
  '/campaigns/tour/stages/one',
  '/video/climb',
  '/video/lessons/climb',
  '/news/1-made-up',
  '/events/view/7',
  '/plans/made-up',
  '/',
  '/events',
  '/plans',
  '/shop',
  '/help',
])('%s has a page, or finds out for itself', async (path) => {
  startSite({ documents })
  expect(await (await load()).findAbsence(path, 'de')).toBeUndefined()
})

test.each([
  '/made-up',
  '/About',
  '/academy/made/up',
  '/academy/made-up',
  '/campaigns/made-up',
  '/campaigns/made-up/stages/one',
  '/campaigns/tour/stages/made-up',
  '/campaigns/tour/made-up',
  '/video/made-up',
  '/video/made-up/climb',
  '/video/lessons/made-up',
  '/video/about/climb',
  '/training/a/b',
  '/training/%2F%2Fevil.example',
  '/made/up/by/somebody',
  '/news/1/2',
  '/%E0%A4%A',
])('%s is nowhere', async (path) => {
  startSite({ documents })
  expect(await isNowhere(path)).toBe(true)
})

test.each([
  ['/old', { kind: 'temporary', to: '/de/about' }],
  ['/OLD', { kind: 'temporary', to: '/de/about' }],
  ['/training/first', { kind: 'permanent', to: '/de/academy/first' }],
  ['/training/%5Cevil.example', { kind: 'permanent', to: '/de/academy/%5Cevil.example' }],
  ['/academy/the-past', { kind: 'permanent', to: '/de/about' }],
  ['/2019', { kind: 'gone' }],
])('%s leads on: %j', async (path, redirect) => {
  startSite({ documents })
  expect(await (await load()).findAbsence(path, 'de')).toEqual(redirect)
})

test('a redirect leads nobody on where there is a page, nor where it has been taken away', async () => {
  const { service } = startSite({ documents: [...documents, document('page', 'old')] })
  const { findAbsence } = await load()
  expect(await findAbsence('/old', 'en')).toBeUndefined()
  Object.assign(service, { documents: documents.filter(({ type }) => type !== 'redirect'), ref: 'ref-2' })
  await (await repository()).fetchMasterRef()
  await findAbsence('/old', 'en')
  await vi.advanceTimersByTimeAsync(0)
  expect(await findAbsence('/old', 'en')).toEqual({ kind: 'missing' })
})

test('a hundred addresses that somebody made up cost one reading, and one that is known asks nobody', async () => {
  const { service } = startSite({ documents })
  expect(await isNowhere('/made-up')).toBe(true)
  service.asked = []
  for (let index = 0; index < 100; index += 1) expect(await isNowhere(`/made-up-${index}`)).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await isNowhere('/about')).toBe(false)
  expect(service.asked).toEqual([])
})

test('what was just published is somewhere, and what was taken off is not', async () => {
  const { service } = startSite({ documents })
  expect(await isNowhere('/new')).toBe(true)
  Object.assign(service, { documents: [document('page', 'new')], ref: 'ref-2' })
  await (await repository()).fetchMasterRef()
  expect(await isNowhere('/new')).toBe(false)
  expect(await isNowhere('/about')).toBe(true)
})

test('another instance, which was told nothing, is behind for as long as a ref is believed', async () => {
  const { service } = startSite({ documents })
  await isNowhere('/new')
  Object.assign(service, { documents: [document('page', 'new')], ref: 'ref-2' })
  await vi.advanceTimersByTimeAsync(5000)
  expect(await isNowhere('/new')).toBe(false)
})

test('an address that was taken off is nowhere soon, though only it is asked for', async () => {
  const { service } = startSite({ documents })
  await isNowhere('/made-up')
  Object.assign(service, { documents: [], ref: 'ref-2' })
  await (await repository()).fetchMasterRef()
  expect(await isNowhere('/about')).toBe(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(await isNowhere('/about')).toBe(true)
})

test('while what is published is being read, a new address waits for a moment, and none after that', async () => {
  const { service } = startSite({ documents })
  await (await repository()).getMasterRef()
  const { promise, resolve } = Promise.withResolvers<void>()
  service.until = promise
  const first = isNowhere('/made-up')
  await vi.advanceTimersByTimeAsync(499)
  const second = isNowhere('/made-up')
  await vi.advanceTimersByTimeAsync(1)
  expect([await first, await second]).toEqual([false, false])
  const third = isNowhere('/made-up')
  await vi.advanceTimersByTimeAsync(0)
  expect(await third).toBe(false)
  resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(await isNowhere('/made-up')).toBe(true)
})

test('while the content service hangs from the start, an address waits for a moment once', async () => {
  const { service } = startSite({ documents })
  const { findAbsence } = await load()
  service.until = new Promise(() => undefined)
  const first = findAbsence('/about', 'de')
  await vi.advanceTimersByTimeAsync(300)
  const second = findAbsence('/about', 'de')
  await vi.advanceTimersByTimeAsync(200)
  expect([await first, await second]).toEqual([undefined, undefined])
  for (let seconds = 0; seconds < 30; seconds += 1) {
    const later = vi.fn()
    void Promise.resolve(findAbsence('/about', 'de')).then(later)
    await vi.advanceTimersByTimeAsync(0)
    expect(later, `after ${seconds} s`).toHaveBeenCalledWith(undefined)
    await vi.advanceTimersByTimeAsync(1000)
  }
})

test.each([true, false])('an outage is never a 404 (known before: %s)', async (isKnown) => {
  const folder = buildFolder()
  if (isKnown) {
    startSite({ folder, documents })
    await isNowhere('/made-up')
  }
  const { service, settled } = startSite({ folder, documents })
  service.broken = 'unreachable'
  const { findAbsence } = await load()
  expect(await settled(Promise.resolve(findAbsence('/made-up', 'en')))).toBeUndefined()
  expect(await settled(Promise.resolve(findAbsence('/about', 'en')))).toBeUndefined()
  service.broken = undefined
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await isNowhere('/made-up')).toBe(true)
})
