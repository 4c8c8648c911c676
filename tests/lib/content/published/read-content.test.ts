import { describe, expect, test } from 'vitest'
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

  test('are categories with their videos, and redirects', async () => {
    const video = (uid: string) => ({ video: { link_type: 'Document', id: uid, type: 'video', uid } })
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
          data: { category_videos: [video('alpe')] },
        }),
        contentDocument('none', { type: 'video_category', uid: null, data: { category_videos: [video('alpe')] } }),
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
