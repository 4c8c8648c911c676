import { describe, expect, test, vi } from 'vitest'
import type { PublishedContent, PublishedEntry, PublishedList } from '@/lib/content/published/content'
import { PublishedIndex } from '@/lib/content/published/published-index'
import { publishedPlaceOf } from '@/lib/content/published/place'
import { contentDocument, startSite } from '../started-site'

const entry = (
  type: PublishedEntry['type'],
  uid: string | null,
  more: Partial<PublishedEntry> = {},
): PublishedEntry => ({
  id: `${type} ${uid}`,
  type,
  uid,
  lang: 'en-us',
  changed: null,
  ...more,
})

const index = (entries: PublishedEntry[], more: Partial<PublishedContent> = {}) =>
  new PublishedIndex({ version: 4, ref: 'ref', entries, lists: [], ...more })

const list = (type: string, more: Partial<PublishedList>): PublishedList => ({
  id: type,
  type,
  changed: null,
  redirects: [],
  links: [],
  ...more,
})

const strips = (landing: string, flag?: string) => ({
  inside: {
    flag,
    hasSections: true,
    strips: [{ categoryUid: 'climbs', landing }],
    stages: [],
    hasQuestions: false,
    raisesFor: [],
    pictures: [],
  },
})
const lists = [list('video_category', { category: { uid: 'climbs', videoUids: ['alpe'] } })]

describe('the index of what is published', () => {
  const hasPage = (its: PublishedIndex, path: string) => {
    const place = publishedPlaceOf(path)
    return place && its.hasPage(place)
  }

  test('lists the documents of a type', () => {
    const its = index([entry('page', 'a'), entry('stage', 'b'), entry('page', 'c')])
    expect(its.entriesOf('page').map(({ uid }) => uid)).toEqual(['a', 'c'])
    expect(its.entriesOf('video')).toEqual([])
  })

  test('has a page where a document of the kind is, also one whose name is coded in the address', () => {
    const its = index([entry('page', 'about'), entry('page', 'café'), entry('stage', 'one')])
    expect(['/about', '/caf%C3%A9', '/stages/one'].map((path) => hasPage(its, path))).toEqual([true, true, true])
    expect(['/one', '/stages/about', '/academy/about', '/about/more'].map((path) => hasPage(its, path))).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  test('has the page of a stage where its campaign is, too', () => {
    const stage = entry('stage', 'one')
    expect(hasPage(index([stage, entry('campaign_page', 'tour')]), '/campaigns/tour/stages/one')).toBe(true)
    expect(hasPage(index([stage]), '/campaigns/tour/stages/one')).toBe(false)
  })

  test('has a video’s page where a strip of its category puts it', () => {
    const its = index([entry('page', 'lessons', strips('lessons'))], { lists })
    expect(['/video/alpe', '/video/lessons/alpe'].map((path) => hasPage(its, path))).toEqual([true, true])
    expect(['/video/other', '/video/other/alpe', '/video/lessons/other'].map((path) => hasPage(its, path))).toEqual([
      false,
      false,
      false,
    ])
    const none = index([entry('page', 'lessons', strips('lessons')), entry('video', 'alpe')])
    expect(hasPage(none, '/video/alpe')).toBe(false)
  })

  test('puts videos where documents of pages, lessons and campaigns say, unless they are switched off [PB-018]', () => {
    const places = (...entries: PublishedEntry[]) => index(entries, { lists }).videoPlaces.map(({ landing }) => landing)
    expect(
      places(
        entry('page', 'a', strips('a')),
        entry('academy_page', 'b', strips('b')),
        entry('campaign_stage', 'c', strips('c')),
        entry('stage', 'd', strips('d')),
        entry('page', 'e'),
      ),
    ).toEqual(['a', 'b', 'c'])
    expect(places(entry('page', 'a', strips('a', 'not-yet')), entry('page', 'b', strips('b', 'event-feed')))).toEqual([
      'b',
    ])
  })

  test('puts videos and stages anew once an operator has switched a flag, and only then [PB-018]', async () => {
    startSite()
    const { PublishedIndex: Index } = await import('@/lib/content/published/published-index')
    const { adoptSwitches } = await import('@/lib/core/server/switches')
    const { inside } = strips('lessons', 'winter')
    const stages = [{ shortName: 'tour', stageUids: ['one'] }]
    const entries = [
      entry('page', 'lessons', { inside: { ...inside, stages } }),
      entry('campaign_page', 'tour', { campaign: 'tour' }),
    ]
    const its = new Index({ version: 4, ref: 'ref', entries, lists })
    const places = () => [
      its.videoPlaces.map(({ landing }) => landing),
      ...its.stagePlaces.map((each) => each.stageUids),
    ]
    expect(places()).toEqual([[], new Set()])
    adoptSwitches({ version: 1, flags: { winter: true } })
    expect(places()).toEqual([['lessons'], new Set(['one'])])
    expect(its.videoPlaces).toBe(its.videoPlaces)
    expect(its.stagePlaces).toBe(its.stagePlaces)
    adoptSwitches({ version: 2, flags: { winter: false } })
    expect(places()).toEqual([[], new Set()])
  })

  test('has the redirects of documents of their own before those of tables', () => {
    const to = (target: string) => ({ redirects: [{ from: '/old', to: target, kind: 'permanent' as const }] })
    const its = index([], { lists: [list('redirects', { id: 'a', ...to('/table') }), list('redirect', to('/own'))] })
    expect(its.redirects.find('/old')).toMatchObject({ to: '/own' })
  })

  test('has the redirects that can be followed', () => {
    const redirects = [
      { from: '/old', to: '/new', kind: 'permanent' as const },
      { to: '/nowhere', kind: 'permanent' as const },
    ]
    const its = index([], { lists: [list('redirects', { redirects })] })
    expect(its.redirects.find('/old')).toBeDefined()
    expect(its.redirects).toBe(its.redirects)
  })
})

test.each([
  ['/events/view/7/x', true],
  ['/events/view', true],
  ['/x/events', true],
  ['/help/contact/sent/x', true],
  ['/news/older', false],
  ['/a//b', false],
  ['/', false],
  ['/stages/a', true],
  ['/stages/a/b', true],
])('whether %s may show a document: %s', (path, may) => {
  expect(publishedPlaceOf(path) !== undefined).toBe(may)
})

test.each(['/stages', '/stages/a/b', '/video', '/campaigns/a/b/c', '/video/a/b/c', '/events/view/7/x'])(
  '%s shows no document but one that is called like it',
  (path) => {
    const first = path.slice(1)
    const page = path.lastIndexOf('/') === 0 ? { documents: [{ type: 'page', uid: first }] } : undefined
    expect(publishedPlaceOf(path)?.page).toEqual(page)
  },
)

describe('the index in an outage', () => {
  test('in an outage what was read before serves, and the log says why', async () => {
    const site = startSite({ documents: [contentDocument('page', { uid: 'about' })] })
    const { recentIndex, knownIndex, certainIndex } = await import('@/lib/content/published/published')
    const { log } = await import('@/lib/core/server/log')
    const warn = vi.spyOn(log, 'warn').mockReturnValue()
    expect(knownIndex()).toBeUndefined()
    const before = await recentIndex()
    expect(knownIndex()).toBe(before)
    await expect(certainIndex()).resolves.toBe(before)
    site.service.ref = 'ref-2'
    const repository = await import('@/lib/content/api/repository')
    await repository.fetchMasterRef()
    site.service.broken = 'unreachable'
    expect(await site.settled(recentIndex())).toBe(before)
    expect(warn).toHaveBeenCalledWith({ err: expect.objectContaining({ name: 'UpstreamError' }) }, expect.any(String))
    expect(knownIndex()).toBe(before)
    expect(await site.settled(certainIndex())).toBeUndefined()
  })

  test('in an outage where nothing was ever read there is nothing', async () => {
    const site = startSite()
    site.service.broken = 'unreachable'
    const { recentIndex } = await import('@/lib/content/published/published')
    await expect(site.settled(recentIndex())).rejects.toMatchObject({ name: 'UpstreamError' })
  })
})
