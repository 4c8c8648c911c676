import { expect, test } from 'vitest'
import model from '@/customtypes/campaign_page/index.json'
import { contentDocument, startSite } from '../started-site'

const page = (data: Record<string, unknown>, changes = {}) =>
  contentDocument('tour', { type: 'campaign_page', uid: 'tour', data, ...changes })

async function campaignPage(data: Record<string, unknown>, locale: 'en' | 'de' = 'en') {
  startSite({ documents: [page(data)] })
  const { getCampaignPage } = await import('@/lib/content/campaigns/campaign-page')
  return getCampaignPage('tour', locale)
}

test('has the short name, the layout and the four start times of its document [CP-010]', async () => {
  const data = {
    campaign_short_name: ' tour-of-summits ',
    layout_name: 'slices',
    registration_start_time: '2026-03-02T00:00:00+0000',
    event_signup_start_time: '2026-03-09T06:30:00+0000',
    campaign_start_time: '2026-03-16T01:00:00+0100',
    post_campaign_start_time: '2026-04-27T00:00:00Z',
  }
  await expect(campaignPage(data)).resolves.toMatchObject({
    path: '/campaigns/tour',
    shortName: 'tour-of-summits',
    layout: 'slices',
    startsAt: {
      registration: '2026-03-02T00:00:00.000Z',
      eventSignUp: '2026-03-09T06:30:00.000Z',
      campaign: '2026-03-16T00:00:00.000Z',
      post: '2026-04-27T00:00:00.000Z',
    },
  })
})

test('editors have a field for each thing that it says, and two lists of sections [CP-009]', () => {
  const fields = Object.assign({}, ...Object.values(model.json)) as Record<string, { type: string }>
  const kinds = Object.fromEntries(Object.entries(fields).map(([name, { type }]) => [name, type]))
  expect(kinds).toMatchObject({
    campaign_short_name: 'Text',
    layout_name: 'Select',
    meta_title: 'Text',
    meta_description: 'Text',
    meta_image: 'Image',
    registration_start_time: 'Timestamp',
    event_signup_start_time: 'Timestamp',
    campaign_start_time: 'Timestamp',
    post_campaign_start_time: 'Timestamp',
    body: 'Slices',
    body1: 'Slices',
  })
})

test.each([[null], [''], ['soon'], [7], [undefined]])('a start time that is %j never comes', async (time) => {
  expect((await campaignPage({ campaign_start_time: time })).startsAt.campaign).toBeUndefined()
})

test('what search engines and networks show are its meta fields [CP-015]', async () => {
  const meta_image = { url: 'http://localhost/moon.png', dimensions: { width: 1200, height: 630 }, alt: 'A moon' }
  await expect(
    campaignPage({ meta_title: 'The Tour', meta_description: 'Five climbs.', meta_image }),
  ).resolves.toMatchObject({
    title: 'The Tour',
    description: 'Five climbs.',
    socialImage: { url: 'http://localhost/moon.png', width: 1200, height: 630, alt: 'A moon' },
  })
})

test.each([
  ['enabled', true],
  ['', false],
  [undefined, false],
])('its header is opaque unless ghost_nav is enabled: %j', async (ghost_nav, expected) => {
  expect((await campaignPage({ ghost_nav })).hasGhostNavigation).toBe(expected)
})

test.each([
  [undefined, 'legacy'],
  ['legacy', 'legacy'],
  ['slices', 'slices'],
  ['something-new', 'slices'],
])('the layout %j is %s [CP-014]', async (layout_name, expected) => {
  expect((await campaignPage({ layout_name })).layout).toBe(expected)
})

test('an empty document has nothing of all that', async () => {
  await expect(campaignPage({})).resolves.toEqual({
    path: '/campaigns/tour',
    language: 'en',
    languages: ['en'],
    shortName: undefined,
    layout: 'legacy',
    hasGhostNavigation: false,
    title: undefined,
    description: undefined,
    socialImage: undefined,
    startsAt: {},
  })
})

test('is English where its translation is missing', async () => {
  await expect(campaignPage({}, 'de')).resolves.toMatchObject({ language: 'en', languages: ['en'] })
})

test('a page of another type is no campaign', async () => {
  startSite({ documents: [page({}, { type: 'page' })] })
  const { getCampaignPage } = await import('@/lib/content/campaigns/campaign-page')
  await expect(getCampaignPage('tour', 'en')).rejects.toMatchObject({ name: 'NotFoundError' })
})

test('an outage is not a missing campaign', async () => {
  const { service, settled } = startSite()
  service.broken = 'unreachable'
  const { getCampaignPage } = await import('@/lib/content/campaigns/campaign-page')
  await expect(settled(getCampaignPage('tour', 'en'))).rejects.toMatchObject({ name: 'UpstreamError' })
})
