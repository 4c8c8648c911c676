import { describe, expect, test, vi } from 'vitest'
import { listedVideos } from '@/lib/content/videos/listed-videos'
import { firstLandingOf, videoPlaces } from '@/lib/content/videos/video-places'
import { readStrips, stripOf } from '@/lib/content/videos/video-strips'
import { sectionPlaceOf } from '@/lib/content/section'
import { contentDocument, startSite } from '../started-site'

const link = (uid: unknown, more: object = {}) => ({ video: { link_type: 'Document', type: 'video', uid, ...more } })
const strip = (category_uid: unknown, video_landing_uid?: unknown) => ({
  slice_type: 'video_category_strip',
  primary: { category_uid, video_landing_uid },
})

test('a list has the videos that its links lead to, with what came along [VD-002, VD-008]', () => {
  const thumbnail = { url: 'https://a.cc/a.jpg', dimensions: { width: 3, height: 2 }, alt: 'A' }
  const rows = [
    link('climb', { data: { title: ' Climb ', thumbnail } }),
    link('wheel'),
    link('gone', { isBroken: true }),
    link('page', { type: 'page' }),
    link(''),
    link(7),
    { video: null },
    {},
    'no row',
    null,
  ]
  expect(listedVideos(rows)).toEqual([
    { uid: 'climb', title: 'Climb', thumbnail: { url: 'https://a.cc/a.jpg', width: 3, height: 2, alt: 'A' } },
    { uid: 'wheel', title: undefined, thumbnail: undefined },
  ])
  expect(listedVideos('none')).toEqual([])
})

describe('strips', () => {
  test('name a category, and a landing, which is the category’s without one', () => {
    expect(stripOf('climbs', 'lessons')).toEqual({ categoryUid: 'climbs', landing: 'lessons' })
    expect(stripOf('climbs', '')).toEqual({ categoryUid: 'climbs', landing: 'climbs' })
    expect(stripOf(' ', 'lessons')).toBeUndefined()
  })

  test('are in both parts of a document, among other sections', () => {
    const others = [
      { slice_type: 'video_category_strip' },
      { slice_type: 'video_category_strip', primary: undefined },
      { ...strip('x'), primary: null },
      { ...strip('x'), primary: 'x' },
      { ...strip('x'), slice_type: 'text' },
      { primary: strip('x').primary },
      null,
      'x',
      strip(''),
    ]
    expect(readStrips({ body: [...others, strip('a', 'b')], body1: [strip('c')] })).toEqual([
      { categoryUid: 'a', landing: 'b' },
      { categoryUid: 'c', landing: 'c' },
    ])
    expect(readStrips({ body: 'none' })).toEqual([])
  })
})

test('pages of videos are in the order of their landings, with the videos of all languages and every document', () => {
  const at = (landing: string, categoryUid: string, documentId: string) => ({ landing, categoryUid, documentId })
  const places = videoPlaces(
    [
      at('b', 'climbs', '1'),
      at('a', 'climbs', '2'),
      at('b', 'climbs', '3'),
      at('c', 'none', '4'),
      at('a', 'other', '5'),
    ],
    [
      { uid: 'climbs', videoUids: ['alpe'] },
      { uid: 'climbs', videoUids: ['alpe', 'col'] },
      { uid: 'other', videoUids: ['sprint'] },
    ],
  )
  expect(
    places.map(({ landing, categoryUid, videoUids, documentIds }) => [
      landing,
      categoryUid,
      [...videoUids],
      documentIds,
    ]),
  ).toEqual([
    ['a', 'climbs', ['alpe', 'col'], ['2']],
    ['a', 'other', ['sprint'], ['5']],
    ['b', 'climbs', ['alpe', 'col'], ['1', '3']],
    ['c', 'none', [], ['4']],
  ])
  expect([firstLandingOf(places, 'col'), firstLandingOf(places, 'none')]).toEqual(['a', undefined])
})

describe('a category that is not there', () => {
  test('has the page made anew once it is published, in the visitor’s language or the default one [VD-007]', async () => {
    const site = startSite()
    const { findVideoCategory } = await import('@/lib/content/videos/video-category')
    await expect(findVideoCategory('climbs', 'de')).resolves.toBeUndefined()
    expect(site.cache.tags).toEqual(
      expect.arrayContaining(['translation:video_category:climbs:de-de', 'translation:video_category:climbs:en-us']),
    )
  })

  test('is none because of an outage', async () => {
    const site = startSite()
    site.service.broken = 'unreachable'
    const { findVideoCategory } = await import('@/lib/content/videos/video-category')
    await expect(site.settled(findVideoCategory('climbs', 'de'))).rejects.toMatchObject({ name: 'UpstreamError' })
  })
})

test('in a preview videos are where the drafts of pages, lessons and campaigns put them', async () => {
  vi.stubEnv('FEATURE_FLAGS', 'on')
  const holder = (type: string, landing: string, flag?: string) =>
    contentDocument(`${type} ${landing}`, {
      type,
      uid: landing,
      data: { body: [strip('climbs', landing)], feature_flag: flag },
    })
  startSite({
    documents: [
      holder('page', 'a'),
      holder('academy_page', 'b', 'on'),
      holder('campaign_stage', 'c'),
      holder('page', 'd', 'off'),
      holder('stage', 'e'),
      contentDocument('climbs', {
        type: 'video_category',
        uid: 'climbs',
        lang: 'de-de',
        data: { category_videos: [link('alpe')] },
      }),
      contentDocument('no category', { type: 'stage', uid: 'climbs', data: { category_videos: [link('col')] } }),
    ],
  })
  const { readDraftPlaces } = await import('@/lib/content/videos/draft-places')
  const { draftClient } = await import('@/lib/content/api/client')
  const places = await readDraftPlaces(draftClient('draft'))
  expect(places.map(({ landing, documentIds, videoUids }) => [landing, documentIds, [...videoUids]])).toEqual([
    ['a', ['page a'], ['alpe']],
    ['b', ['academy_page b'], ['alpe']],
    ['c', ['campaign_stage c'], ['alpe']],
  ])
})

test('a section has a place where it and its document have ids', () => {
  expect(sectionPlaceOf({ id: 'a' }, { documentId: 'doc' })).toEqual({ documentId: 'doc', sectionId: 'a' })
  expect([
    sectionPlaceOf({ id: null }, { documentId: 'doc' }),
    sectionPlaceOf({ id: '' }, { documentId: 'doc' }),
    sectionPlaceOf({ id: 'a' }, {}),
  ]).toEqual([undefined, undefined, undefined])
})
