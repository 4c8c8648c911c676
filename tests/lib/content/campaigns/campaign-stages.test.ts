import { expect, test } from 'vitest'
import { contentDocument, startSite } from '../started-site'

const load = () => import('@/lib/content/campaigns/campaign-stages')

const section = (text: string) => ({ slice_type: 'text', primary: { text }, items: [] })

function stage(id: string, changes: { lang?: string; tags?: string[]; data?: Record<string, unknown> } = {}) {
  const { lang = 'en-us', tags = [id, lang], data = {} } = changes
  const fields = {
    campaign_short_name: 'tour',
    body: [section(`${id} first`)],
    body1: [section(`${id} second`)],
    ...data,
  }
  return contentDocument(`${id}.${lang}`, { type: 'campaign_stage', uid: id, lang, tags, data: fields })
}

test('asks for the documents of a campaign and a language [CP-017]', async () => {
  const { searches } = startSite({ documents: [stage('progress', { lang: 'de-de' })] })
  const { listCampaignStages } = await load()
  await listCampaignStages('tour', 'de', 'slices')
  expect(searches()).toHaveLength(1)
  const asked = searches()[0]?.searchParams
  expect(asked?.getAll('q').join()).toContain('[at(document.type, "campaign_stage")]')
  expect(asked?.getAll('q').join()).toContain('[at(my.campaign_stage.campaign_short_name, "tour")]')
  expect(asked?.get('lang')).toBe('de-de')
})

test('answers each with its tags and its sections', async () => {
  const other = stage('post', { data: { campaign_short_name: 'classics' } })
  startSite({ documents: [stage('registration'), stage('progress', { tags: ['progress', 'post', 'en-us'] }), other] })
  const { listCampaignStages } = await load()
  await expect(listCampaignStages('tour', 'en', 'legacy')).resolves.toEqual({
    language: 'en',
    stages: [
      { id: 'registration.en-us', tags: ['registration', 'en-us'], sections: [section('registration first')] },
      { id: 'progress.en-us', tags: ['progress', 'post', 'en-us'], sections: [section('progress first')] },
    ],
  })
})

test.each([
  ['legacy', {}, 'post first'],
  ['slices', {}, 'post second'],
  ['slices', { body1: [] }, 'post first'],
  ['slices', { body1: null }, 'post first'],
] as const)('in the layout %s, with %j, "%s" shows [CP-014]', async (layout, data, expected) => {
  startSite({ documents: [stage('post', { data })] })
  const { listCampaignStages } = await load()
  const { stages } = await listCampaignStages('tour', 'en', layout)
  expect(stages[0]?.sections).toEqual([section(expected)])
})

test('a language without any stage document shows the English ones', async () => {
  startSite({ documents: [stage('registration'), stage('progress')] })
  const { listCampaignStages } = await load()
  const { language, stages } = await listCampaignStages('tour', 'ja', 'slices')
  expect(language).toBe('en')
  expect(stages).toHaveLength(2)
})

test('a language that has some shows only its own', async () => {
  startSite({ documents: [stage('registration'), stage('progress'), stage('progress', { lang: 'ja-jp' })] })
  const { listCampaignStages } = await load()
  const { language, stages } = await listCampaignStages('tour', 'ja', 'slices')
  expect(language).toBe('ja')
  expect(stages.map(({ tags }) => tags)).toEqual([['progress', 'ja-jp']])
})

test('a campaign without stage documents has none', async () => {
  startSite()
  const { listCampaignStages } = await load()
  await expect(listCampaignStages('tour', 'de', 'slices')).resolves.toEqual({ language: 'en', stages: [] })
})

test('marks the page with the documents, what they link to, and the list of them', async () => {
  const link = { link_type: 'Document', id: 'linked', type: 'page' }
  const { cache } = startSite({ documents: [stage('progress', { data: { body: [{ primary: { url: link } }] } })] })
  const { listCampaignStages } = await load()
  await listCampaignStages('tour', 'en', 'slices')
  expect(cache.tags).toEqual(['campaign:tour:en-us', 'doc:linked', 'doc:progress.en-us'])
})

test('marks a page that is English for want of stages of its own with the list that is empty yet', async () => {
  const { cache } = startSite({ documents: [stage('progress')] })
  const { listCampaignStages } = await load()
  await listCampaignStages('tour', 'ja', 'slices')
  expect(cache.tags).toEqual(['campaign:tour:ja-jp', 'campaign:tour:en-us', 'doc:progress.en-us'])
})

test('an outage is not a campaign without stages', async () => {
  const { service, settled } = startSite()
  service.broken = 'unreachable'
  const { listCampaignStages } = await load()
  await expect(settled(listCampaignStages('tour', 'en', 'slices'))).rejects.toMatchObject({ name: 'UpstreamError' })
})
