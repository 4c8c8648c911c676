import { describe, expect, test } from 'vitest'
import { sitemapLimits } from '@/lib/core/limits'
import { env } from '@/lib/core/server/env'
import { contentDocument, startSite } from '../started-site'

describe('what is read of documents', () => {
  const read = async () => (await (await import('@/lib/content/published/published')).publishedIndex()).content

  test('is their campaign, their flag and whether they have sections, by type', async () => {
    const body = [{ slice_type: 'text', primary: {} }]
    const kinds = ['page', 'academy_page', 'campaign_page', 'campaign_stage', 'stage', 'video'] as const
    const documents = kinds.map((type) =>
      contentDocument(type, { type, uid: type, data: { body, feature_flag: 'flag', campaign_short_name: 'tour' } }),
    )
    startSite({ documents: [...documents, contentDocument('settings', { type: 'settings' })] })
    const { entries } = await read()
    expect(entries.map(({ type, campaign, inside }) => [type, campaign, inside?.flag, inside?.hasSections])).toEqual(
      kinds.map((type) => {
        const isOpened = ['page', 'academy_page', 'campaign_stage', 'stage'].includes(type)
        const campaign = type.startsWith('campaign') ? 'tour' : undefined
        return [type, campaign, isOpened ? 'flag' : undefined, isOpened ? true : undefined]
      }),
    )
  })

  const picture = (name: string, origin = env.MEDIA_ORIGINS[0] ?? '') => ({
    url: `${origin}/${name}.jpg?auto=compress`,
    dimensions: { width: 800, height: 600 },
    alt: null,
  })

  test('are the pictures of the sections that show, each once, without its other views, and the first of many', async () => {
    const hero = { slice_type: 'hero', primary: { image: { ...picture('a'), mobile: picture('a-narrow') } }, items: [] }
    const foreign = { slice_type: 'hero', primary: { image: picture('x', 'https://elsewhere.example') }, items: [] }
    const many = {
      slice_type: 'cards',
      primary: {},
      items: Array.from({ length: 30 }, (_, at) => ({ image: picture(`b${at}`) })),
    }
    startSite({
      documents: [
        contentDocument('page', {
          data: { body: [hero, foreign, hero, many], body1: [{ ...hero, primary: { image: picture('hidden') } }] },
        }),
      ],
    })
    const [entry] = (await read()).entries
    const names = entry?.inside?.pictures.map((address) => address.replace(/.*\/(.*)\.jpg.*/, '$1')) ?? []
    expect(names).toHaveLength(sitemapLimits.pictures)
    expect(names.slice(0, 3)).toEqual(['a', 'b0', 'b1'])
  })

  const video = (changes: Record<string, unknown> = {}) => ({
    title: 'Climbing',
    description: [{ type: 'paragraph', text: `${'x'.repeat(299)}🚴 and more`, spans: [] }],
    thumbnail: picture('t'),
    video_url: { link_type: 'Web', url: 'https://youtu.be/aaaaaaaaaaa' },
    ...changes,
  })

  test('are what a video says of itself, briefly; of one with a gap nothing', async () => {
    const gaps = [{ title: '' }, { thumbnail: {} }, { video_url: { link_type: 'Any' } }]
    startSite({
      documents: [video(), ...gaps.map(video)].map((data, at) =>
        contentDocument(`video ${at}`, { type: 'video', uid: `video-${at}`, data }),
      ),
    })
    const { entries } = await read()
    expect(entries.map((entry) => entry.video)).toEqual([
      {
        title: 'Climbing',
        description: 'x'.repeat(299),
        thumbnail: picture('t').url,
        address: 'https://youtu.be/aaaaaaaaaaa',
      },
      ...gaps.map(() => undefined),
    ])
  })

  test('are categories with their videos, and redirects', async () => {
    const listed = (uid: string) => ({ video: { link_type: 'Document', id: uid, type: 'video', uid } })
    startSite({
      documents: [
        contentDocument('many', {
          type: 'redirects',
          data: {
            rows: [
              { from: '/b', kind: 'Gone' },
              { from: '/c', to: '/d' },
            ],
          },
        }),
        contentDocument('one', { type: 'redirect', data: { from: '/a', to: '/b', permanent: false } }),
        contentDocument('climbs', {
          type: 'video_category',
          uid: 'climbs',
          data: { category_videos: [listed('alpe')] },
        }),
        contentDocument('none', { type: 'video_category', uid: null, data: { category_videos: [listed('alpe')] } }),
      ],
    })
    const { lists: found } = await read()
    expect(found.flatMap(({ category }) => category ?? [])).toEqual([{ uid: 'climbs', videoUids: ['alpe'] }])
    expect(found.flatMap(({ type, redirects }) => redirects.map((each) => [type, each]))).toEqual([
      ['redirects', { from: '/b', kind: 'gone' }],
      ['redirects', { from: '/c', to: '/d', kind: 'permanent' }],
      ['redirect', { from: '/a', to: '/b', kind: 'temporary' }],
    ])
  })

  test('are the stages that their sections name, whether they have questions, and where menus lead', async () => {
    const link = (type: string, uid: string) => ({ link_type: 'Document', id: `id of ${uid}`, type, uid })
    const details = { slice_type: 'stage_details', primary: { stage: link('stage', 'one') }, items: [] }
    startSite({
      documents: [
        contentDocument('page', { data: { body: [details] } }),
        contentDocument('asked', { uid: 'asked', data: { body: [{ slice_type: 'faq', primary: {}, items: [] }] } }),
        contentDocument('menu', { type: 'navigation', data: { items: [{ link: link('page', 'plans') }] } }),
      ],
    })
    const { entries, lists } = await read()
    expect(entries.map(({ inside }) => [inside?.stages, inside?.hasQuestions])).toEqual([
      [[{ stageUids: ['one'] }], false],
      [[], true],
    ])
    expect(lists.map(({ links }) => links)).toEqual([['id of plans']])
  })
})
