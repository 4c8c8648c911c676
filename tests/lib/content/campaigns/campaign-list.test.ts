import { expect, test } from 'vitest'
import { contentDocument, startSite, type ContentDocument } from '../started-site'

const campaign = (uid: string, changes: Partial<ContentDocument> = {}) =>
  contentDocument(`${uid} ${changes.lang ?? 'en-us'}`, {
    uid,
    type: 'campaign_page',
    ...changes,
    data: {
      campaign_short_name: `${uid}-short`,
      meta_title: `The ${uid}`,
      campaign_start_time: '2026-03-15T10:00:00+0000',
      ...changes.data,
    },
  })

const stageOf = (shortName: string) =>
  contentDocument(`stage of ${shortName}`, {
    uid: null,
    type: 'campaign_stage',
    data: { campaign_short_name: shortName, body: [] },
  })

async function list(documents: ContentDocument[], locale: 'en' | 'de' = 'en') {
  const site = startSite({ documents })
  const { listCampaigns } = await import('@/lib/content/campaigns/campaign-list')
  return { campaigns: await listCampaigns(locale), site }
}

test('a campaign is listed with its page’s address, its texts and its dates', async () => {
  const { campaigns } = await list([
    campaign('tour', { data: { meta_description: 'Five climbs' } }),
    stageOf('tour-short'),
  ])
  expect(campaigns).toEqual([
    {
      shortName: 'tour-short',
      path: '/campaigns/tour',
      language: 'en',
      title: 'The tour',
      description: 'Five climbs',
      picture: undefined,
      layout: 'legacy',
      startsAt: { campaign: '2026-03-15T10:00:00.000Z' },
    },
  ])
})

test('a campaign is in the visitor’s language where it is written in it, and in English elsewhere', async () => {
  const german = campaign('tour', { lang: 'de-de', data: { meta_title: 'Die Tour' } })
  const documents = [campaign('tour'), german, campaign('quest'), stageOf('tour-short'), stageOf('quest-short')]
  const { campaigns } = await list(documents, 'de')
  expect(campaigns.map(({ title, language }) => [title, language])).toEqual([
    ['Die Tour', 'de'],
    ['The quest', 'en'],
  ])
})

test('a campaign that only another language has is not listed', async () => {
  expect((await list([campaign('tour', { lang: 'fr-fr' }), stageOf('tour-short')], 'de')).campaigns).toEqual([])
})

test('a campaign whose page would be an error is not listed: one without a name, one without stages [CP-011, CP-012]', async () => {
  const documents = [
    campaign('nameless', { data: { campaign_short_name: null } }),
    contentDocument('stage of nobody', { uid: null, type: 'campaign_stage', data: { body: [] } }),
    campaign('empty'),
    campaign('tour'),
    stageOf('tour-short'),
  ]
  expect((await list(documents)).campaigns.map(({ path }) => path)).toEqual(['/campaigns/tour'])
})

test('the campaigns that started last are asked for, and a limited number', async () => {
  const { site } = await list([])
  const asked = site.searches().find(({ searchParams }) => searchParams.get('lang') === 'en-us')
  expect(asked?.searchParams.getAll('q').join()).toContain('[at(document.type, "campaign_page")]')
  expect(asked?.searchParams.get('orderings')).toBe('[my.campaign_page.campaign_start_time desc]')
  expect(asked?.searchParams.get('pageSize')).toBe('60')
})

test('a campaign without a title of its own is listed by its name, and one with a picture shows it', async () => {
  const meta_image = { url: 'http://localhost/moon.png', dimensions: { width: 1200, height: 630 }, alt: 'A moon' }
  const { campaigns } = await list([
    campaign('tour', { data: { meta_title: ' ', meta_image, layout_name: 'slices' } }),
    stageOf('tour-short'),
  ])
  expect(campaigns).toMatchObject([
    { title: 'tour-short', layout: 'slices', picture: { url: 'http://localhost/moon.png', alt: 'A moon' } },
  ])
})

test('editors who preview drafts see campaigns without stages, too', async () => {
  startSite({ documents: [campaign('tour')], isDraft: true, previewCookie: 'draft~ref' })
  const { listCampaigns } = await import('@/lib/content/campaigns/campaign-list')
  expect((await listCampaigns('en')).map(({ path }) => path)).toEqual(['/campaigns/tour'])
})

test('a list is regenerated when a campaign or stage is published, or what a campaign links to', async () => {
  const link = { link_type: 'Document', id: 'a picture' }
  const { site } = await list([campaign('tour', { data: { meta_image: link } }), stageOf('tour-short')])
  const tags = ['type:campaign_page', 'type:campaign_stage', 'doc:tour en-us', 'doc:a picture']
  expect(site.cache.tags).toEqual(expect.arrayContaining(tags))
})

test('campaigns are asked for in the visitor’s language and the default one, each once', async () => {
  const languages = async (locale: 'en' | 'de') => {
    const searches = (await list([], locale)).site.searches()
    // What is published is known by a search of its own, in all languages.
    return searches.map(({ searchParams }) => searchParams.get('lang')).filter((lang) => lang !== '*')
  }
  expect(await languages('en')).toEqual(['en-us'])
  expect(await languages('de')).toEqual(['de-de', 'en-us'])
})
