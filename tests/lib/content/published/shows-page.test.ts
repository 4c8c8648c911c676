import { expect, test, vi } from 'vitest'
import { contentDocument, startSite } from '../started-site'

const body = [{ slice_type: 'text', primary: {} }]
const document = (type: string, uid: string | null, data: Record<string, unknown> = {}, lang = 'en-us') =>
  contentDocument(`${type} ${uid} ${lang}`, { type, uid, data, lang })
const listed = (uid: string) => ({ video: { link_type: 'Document', id: uid, type: 'video', uid } })
const strip = { slice_type: 'video_category_strip', primary: { category_uid: 'hills', video_landing_uid: 'lessons' } }
const stage = { link_type: 'Document', id: 'one', type: 'stage', uid: 'one' }

const documents = [
  document('page', 'about', { body: [strip] }),
  document('page', 'help', { body }),
  document('page', 'lab', { body, feature_flag: 'winter' }),
  document('page', 'empty'),
  document('page', 'café', { body }),
  document('page', 'team', { body }),
  document('page', 'team', {}, 'it-it'),
  document('page', 'nur-deutsch', { body }, 'de-de'),
  document('page', 'search', { body }),
  document('academy_page', 'first-ride', { body }),
  document('campaign_page', 'tour', { campaign_short_name: 'tour' }),
  document('campaign_page', 'other', { campaign_short_name: 'other' }),
  document('campaign_page', 'nameless'),
  document('campaign_stage', 'tour-post', {
    campaign_short_name: 'tour',
    body: [{ slice_type: 'stage_details', primary: { stage }, items: [] }],
  }),
  document('stage', 'one'),
  document('stage', 'two'),
  document('video_category', 'hills', { category_videos: [listed('climb'), listed('gone')] }),
  document('video', 'climb'),
]

/** Where an Italian visitor of an address ends, by these redirects. */
async function endOf(path: string, rows: { from: string; to: string }[]) {
  startSite({ documents: [...documents, document('redirects', null, { rows })] })
  const { findAbsence } = await import('@/lib/content/published/absence')
  const found = await findAbsence(path, 'it')
  return found && 'to' in found ? found.to : found?.kind
}

test.each([
  ['a page', '/about'],
  ['a page with a slash behind it', '/about/'],
  ['a page whose name is coded', '/caf%C3%A9'],
  ['a lesson', '/academy/first/ride'],
  ['a campaign', '/campaigns/tour'],
  ['a page of ours', '/search'],
  ['an article, or where only its service knows of one', '/news/7-winter'],
  ['an older article', '/news/older/7-winter'],
  ['an event', '/events/view/7'],
  ['a plan', '/plans/yearly'],
  ['a list for search engines', '/sitemap.xml'],
  ['a file for programs', '/robots.txt'],
  ['a well-known address', '/.well-known/security.txt'],
  ['a page of ours that editors have written', '/help'],
  ['a stage of a campaign', '/campaigns/tour/stages/one'],
  ['what leads to a stage', '/stages/one'],
  ['a video', '/video/lessons/climb'],
  ['what leads to a video', '/video/climb'],
])('redirects end where there is %s: %s', async (_, path) => {
  vi.stubEnv('FEATURE_FLAGS', '')
  const rows = [
    { from: '/old', to: path },
    { from: path, to: '/further' },
  ]
  expect(await endOf('/old', rows)).toBe(`/it${path}`)
})

test.each([
  ['that is switched off', '/lab'],
  ['without sections', '/empty'],
  ['whose translation shows nothing', '/team'],
  ['in a language that is not asked for', '/nur-deutsch'],
  ['of ours that editors lead on from', '/shop'],
  ['of a stage that no campaign has', '/campaigns/tour/stages/two'],
  ['of a stage in another campaign', '/campaigns/other/stages/one'],
  ['that would lead to a stage that no campaign has', '/stages/two'],
  ['of a campaign without stages', '/campaigns/other'],
  ['of a campaign without a name', '/campaigns/nameless'],
  ['of a video that is not published', '/video/lessons/gone'],
  ['that nobody wrote', '/made-up'],
])('redirects go on where there is none but a page %s: %s', async (_, path) => {
  vi.stubEnv('FEATURE_FLAGS', '')
  const rows = [
    { from: '/old', to: path },
    { from: path, to: '/further' },
  ]
  expect(await endOf('/old', rows)).toBe('/it/further')
})

test('a whole folder may lead to a page inside it, but not to an address without one', async () => {
  const rows = (uid: string) => [{ from: '/campaigns/:name', to: `/campaigns/${uid}` }]
  expect(await endOf('/campaigns/spring', rows('tour'))).toBe('/it/campaigns/tour')
  expect(await endOf('/campaigns/spring', rows('nowhere'))).toBe('missing')
})

test.each([
  ['/signup', '/join', '/:name', '/about', '/join'],
  ['/blog/7-winter', '/news/7-winter', '/news/:name', '/news', '/it/news/7-winter'],
])('%s leads to %s, whatever %s says', async (from, to, folder, further, end) => {
  const rows = [
    { from, to },
    { from: folder, to: further },
  ]
  expect(await endOf(from, rows)).toBe(end)
})

test('a whole folder may lead to a page of ours that nobody wrote, unless its service is off', async () => {
  expect(await endOf('/old', [{ from: '/:name', to: '/shop' }])).toBe('/it/shop')
  vi.stubEnv('STOREFRONT_DOMAIN', 'off')
  expect(await endOf('/old', [{ from: '/:name', to: '/shop' }])).toBe('missing')
})

test('no way ends at a page of a service that the site does without', async () => {
  vi.stubEnv('ARTICLES_API_URL', 'off')
  const rows = [
    { from: '/old', to: '/news' },
    { from: '/news', to: '/about' },
  ]
  expect(await endOf('/old', rows)).toBe('/it/about')
})

test('what redirects is made anew when a page comes or goes on its way', async () => {
  const rows = [{ from: '/old', to: '/new' }]
  const { cache } = startSite({ documents: [...documents, document('redirects', null, { rows })] })
  const { findRedirect } = await import('@/lib/content/redirects/redirects')
  await findRedirect('/elsewhere', 'it')
  expect(cache.tags).toEqual(['type:redirect', 'type:redirects'])
  await findRedirect('/old', 'it')
  const kinds = ['page', 'academy_page', 'campaign_page', 'campaign_stage', 'stage', 'video', 'video_category']
  expect(cache.tags).toEqual(expect.arrayContaining(kinds.map((kind) => `type:${kind}`)))
})
