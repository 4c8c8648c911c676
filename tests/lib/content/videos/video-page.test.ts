import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { othersAfter } from '@/lib/content/videos/video-page'
import { contentDocument, startSite } from '../started-site'

const link = (uid: string) => ({ video: { link_type: 'Document', id: uid, type: 'video', uid, data: { title: uid } } })

const strip = (category: string, landing: string) => ({
  slice_type: 'video_category_strip',
  primary: { category_uid: category, video_landing_uid: landing },
})

const category = (uid: string, ...videos: string[]) =>
  contentDocument(uid, { uid, type: 'video_category', data: { category_videos: videos.map(link) } })

const listing = (uid: string, ...strips: object[]) => contentDocument(`page ${uid}`, { uid, data: { body: strips } })

const video = (uid: string, changes = {}) =>
  contentDocument(`${uid} ${JSON.stringify(changes)}`, { uid, type: 'video', data: { title: uid }, ...changes })

const documents = [
  listing('lessons', strip('technique', 'lessons')),
  category('technique', 'climb', 'wheel', 'pedal'),
  ...['climb', 'wheel', 'pedal', 'unlisted'].map((uid) => video(uid)),
]

async function page(landing: string, uid: string, site = documents, locale: 'en' | 'de' = 'en') {
  const started = startSite({ documents: site })
  const { getVideoPage } = await import('@/lib/content/videos/video-page')
  return { ...started, video: await getVideoPage(landing, uid, locale) }
}

test('a video has a page below the landing that a strip names, with the others after it [VD-005]', async () => {
  const { video: shown } = await page('lessons', 'wheel')
  expect(shown).toMatchObject({ path: '/video/lessons/wheel', title: 'wheel', listPath: '/lessons', language: 'en' })
  expect(shown.next.map(({ uid }) => uid)).toEqual(['pedal', 'climb'])
  expect(shown.publishedAt?.toISOString()).toBe('2026-01-01T00:00:00.000Z')
})

test.each([
  ['another landing', 'other', 'climb', documents],
  ['a video that no strip lists', 'lessons', 'unlisted', documents],
  ['a video that is not published', 'lessons', 'wheel', documents.filter(({ uid }) => uid !== 'wheel')],
  [
    'a strip of a page that is switched off',
    'lab',
    'climb',
    [...documents, contentDocument('lab', { data: { body: [strip('technique', 'lab')], feature_flag: 'winter' } })],
  ],
])('there is no page for %s', async (_, landing, uid, site) => {
  vi.stubEnv('FEATURE_FLAGS', '')
  await expect(page(landing, uid, site)).rejects.toMatchObject({ name: 'NotFoundError' })
})

test('a video below several landings names the first as its own', async () => {
  const { video: shown } = await page('lessons', 'climb', [...documents, listing('home', strip('technique', 'a-list'))])
  expect(shown.path).toBe('/video/a-list/climb')
})

test('a landing without a page of its own has no way back', async () => {
  const site = [...documents, listing('home', strip('technique', 'somewhere'))]
  expect((await page('somewhere', 'climb', site)).video.listPath).toBeUndefined()
})

test('shows English for want of a translation, and names the languages it was written in', async () => {
  const site = [...documents, video('climb', { lang: 'fr-fr' })]
  expect((await page('lessons', 'climb', site, 'de')).video).toMatchObject({ language: 'en', languages: ['en', 'fr'] })
})

test('is regenerated when its category, the page with the strip or the video changes', async () => {
  const { cache } = await page('lessons', 'climb')
  const tags = ['doc:technique', 'doc:page lessons', 'doc:climb {}', 'doc:wheel']
  expect(cache.tags).toEqual(expect.arrayContaining(tags))
})

test('is regenerated when any document changes whose section lists it, and with none that lists others only', async () => {
  const { cache } = await page('somewhere', 'climb', [
    ...documents,
    listing('home', strip('technique', 'somewhere')),
    listing('routes', strip('roads', 'roads')),
    category('roads', 'wheel'),
  ])
  expect(cache.tags).toEqual(expect.arrayContaining(['doc:page lessons', 'doc:page home']))
  expect(cache.tags).not.toContain('doc:page routes')
})

test('is regenerated once its landing has a page of its own', async () => {
  const { cache } = await page('somewhere', 'climb', [...documents, listing('home', strip('technique', 'somewhere'))])
  expect(cache.tags).toContain('translation:page:somewhere:en-us')
})

test('a landing whose page can’t be read is not taken for one without a page', async () => {
  const unreadable = contentDocument('unreadable', { uid: 'somewhere', data: 'none' })
  const site = [...documents, listing('home', strip('technique', 'somewhere')), unreadable]
  await expect(page('somewhere', 'climb', site)).rejects.toMatchObject({ name: 'UpstreamError' })
})

test('a category that is written in another language alone has no other videos to show', async () => {
  const french = { ...category('technique', 'climb', 'wheel'), lang: 'fr-fr' }
  const site = documents.map((each) => (each.uid === 'technique' ? french : each))
  expect((await page('lessons', 'climb', site, 'de')).video.next).toEqual([])
})

test('a video is found by its uid alone', async () => {
  startSite({ documents })
  const { getVideoPath } = await import('@/lib/content/videos/video-page')
  await expect(getVideoPath('climb')).resolves.toBe('/video/lessons/climb')
  await expect(getVideoPath('unlisted')).rejects.toMatchObject({ name: 'NotFoundError' })
})

test.each([['climb'], ['unlisted']])(
  'what leads to %s is made anew when any document changes that may put it elsewhere',
  async (uid) => {
    const { cache } = startSite({ documents })
    const { getVideoPath } = await import('@/lib/content/videos/video-page')
    await getVideoPath(uid).catch(() => undefined)
    const kinds = ['academy_page', 'campaign_stage', 'page', 'video_category']
    expect(cache.tags).toEqual(expect.arrayContaining(kinds.map((kind) => `type:${kind}`)))
  },
)

test('the others are all but the video, in their order, from the next one on', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), (uids, at) => {
      const index = at % uids.length
      const videos = uids.map((uid) => ({ uid, title: undefined, thumbnail: undefined }))
      const others = othersAfter(videos, uids[index] ?? '').map(({ uid }) => uid)
      expect([uids[index], ...others]).toEqual([...uids.slice(index), ...uids.slice(0, index)])
    }),
  )
})
