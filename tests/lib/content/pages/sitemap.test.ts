import { readdirSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { locales } from '@/i18n/locales'
import { RESERVED_SEGMENTS } from '@/lib/content/pages/document-path'
import { contentDocument, startSite, type ContentDocument } from '../started-site'

const body = [{ slice_type: 'text', primary: {} }]

const page = (uid: string, changes: Partial<ContentDocument> = {}) =>
  contentDocument(`${changes.type ?? 'page'} ${uid} ${changes.lang ?? ''}`, { uid, data: { body }, ...changes })

const campaign = (uid: string, shortName?: string, lang = 'en-us') =>
  page(uid, { type: 'campaign_page', lang, data: { campaign_short_name: shortName } })

const stage = (shortName: string, lang = 'en-us') =>
  page(`${shortName}-post`, { type: 'campaign_stage', lang, data: { campaign_short_name: shortName } })

async function sitemap(documents: ContentDocument[], locale: 'en' | 'de' = 'en') {
  startSite({ documents })
  const { sitemapsOf } = await import('@/lib/content/pages/sitemap')
  const { publishedIndex } = await import('@/lib/content/published/published')
  return sitemapsOf(await publishedIndex()).get(locale) ?? []
}

/** The sitemap without the pages that exist without editors. */
async function writtenIn(...site: Parameters<typeof sitemap>) {
  return (await sitemap(...site)).filter(({ modified, alternates }) => modified || alternates.length < locales.length)
}

const pathsOf = (addresses: { address: string }[]) => addresses.map(({ address }) => new URL(address).pathname)

test('names pages, academy pages and campaigns, each with the languages it was written in', async () => {
  const documents = [
    page('plans'),
    page('first-ride', { type: 'academy_page' }),
    campaign('tour', 'tour'),
    campaign('tour', 'tour', 'de-de'),
    stage('tour'),
  ]
  const entries = await writtenIn(documents)
  expect(pathsOf(entries)).toEqual(['/plans', '/academy/first/ride', '/campaigns/tour'])
  expect(pathsOf(entries.at(-1)?.alternates ?? [])).toEqual(['/campaigns/tour', '/de/campaigns/tour'])
  expect(pathsOf(await writtenIn(documents, 'de'))).toEqual(['/de/campaigns/tour'])
})

test.each([
  ['whose flag is off', [page('lab', { data: { body, feature_flag: 'winter' } })]],
  ['without sections', [page('empty', { data: { body: [] } }), page('bodiless', { data: {} })]],
  [
    'of the slice layout whose other zone is empty as well',
    [page('x', { data: { body: [], body1: [], layout_name: 'slices' } })],
  ],
  ['of a campaign without a name', [campaign('tour'), stage('tour')]],
  [
    'of a campaign without stages, or with those of another language',
    [campaign('tour', 'tour'), stage('tour', 'de-de')],
  ],
  ['in a language that the site has not', [page('plans', { lang: 'xx-xx' })]],
  ['at an address of ours', [page('login'), page('settings'), page('slice-simulator'), page('gallery'), page('api')]],
  ['that would be a language', [page('de'), page('en')]],
  ['that would be an error', [page('404'), page('500'), page('_error')]],
  ['whose address has a gap', [page('first--ride', { type: 'academy_page' }), page('-ride', { type: 'academy_page' })]],
])('leaves out a page %s', async (_, documents) => {
  vi.stubEnv('FEATURE_FLAGS', '')
  expect(await writtenIn(documents)).toEqual([])
})

test('a translation that does not show is not named among the languages of the others', async () => {
  const [entry] = await writtenIn([
    page('about'),
    page('about', { lang: 'de-de', data: {} }),
    page('about', { lang: 'fr-fr' }),
  ])
  expect(entry?.alternates.map(({ locale }) => locale)).toEqual(['en', 'fr'])
})

const ours = ['/', '/events', '/campaigns', '/plans', '/shop', '/help']

test('names the pages of ours that are there without editors, in every language', async () => {
  const entries = await sitemap([])
  expect(pathsOf(entries)).toEqual(ours)
  expect(pathsOf(await sitemap([], 'de'))).toEqual(['/de', ...ours.slice(1).map((path) => `/de${path}`)])
  expect(entries.map(({ alternates }) => alternates.map(({ locale }) => locale))).toEqual(ours.map(() => [...locales]))
})

test('names a page of ours only in the languages in which editors wrote it', async () => {
  const documents = [page('plans'), page('plans', { lang: 'fr-fr' })]
  expect(pathsOf(await sitemap(documents, 'de'))).toEqual([
    '/de',
    '/de/events',
    '/de/campaigns',
    '/de/shop',
    '/de/help',
  ])
  const plans = (await sitemap(documents)).find(({ address }) => address.endsWith('/plans'))
  expect(plans?.alternates.map(({ locale }) => locale)).toEqual(['en', 'fr'])
})

test.each([
  ['is switched off', { data: { body, feature_flag: 'winter' } }],
  ['shows nothing', { data: {} }],
  ['is in another language', { lang: 'fr-fr' }],
])('a page of ours is there though its document %s', async (_, changes) => {
  vi.stubEnv('FEATURE_FLAGS', '')
  expect(pathsOf(await sitemap([page('plans', changes)], 'de'))).toContain('/de/plans')
})

test('does not name a page of ours whose address editors have lead on', async () => {
  const redirect = contentDocument('r', { type: 'redirect', uid: null, data: { from: '/shop', to: '/about' } })
  expect(pathsOf(await sitemap([redirect]))).toEqual(ours.filter((path) => path !== '/shop'))
})

test('the English stages serve a campaign in a language that has none', async () => {
  expect(pathsOf(await writtenIn([campaign('tour', 'tour', 'de-de'), stage('tour')], 'de'))).toEqual([
    '/de/campaigns/tour',
  ])
})

const strip = (category: string, landing?: string) => ({
  slice_type: 'video_category_strip',
  primary: { category_uid: category, video_landing_uid: landing },
})

const listing = (...uids: string[]) =>
  page('technique', {
    type: 'video_category',
    data: { category_videos: uids.map((uid) => ({ video: { link_type: 'Document', type: 'video', uid } })) },
  })

test('names a video that a strip links to, once, and no other', async () => {
  const documents = [
    page('plans', { data: { body: [strip('technique', 'z-videos')] } }),
    page('ride', { data: { body: [strip('technique', 'a-videos')] } }),
    listing('climb', 'not-published'),
    page('climb', { type: 'video' }),
    page('climb', { type: 'video', lang: 'de-de' }),
    page('unlisted', { type: 'video' }),
  ]
  const entries = await writtenIn(documents)
  expect(pathsOf(entries)).toEqual(['/plans', '/ride', '/video/a-videos/climb'])
  expect(pathsOf(entries.at(-1)?.alternates ?? [])).toEqual(['/video/a-videos/climb', '/de/video/a-videos/climb'])
})

test('a page whose date nobody knows has none', async () => {
  const [entry] = await writtenIn([page('plans', { last_publication_date: undefined })])
  expect(entry).toMatchObject({ modified: undefined })
})

test('every route of ours is known to be one, or shows documents', () => {
  const showDocuments = new Set(['academy', 'campaigns', 'events', 'help', 'news', 'plans', 'shop', 'stages', 'video'])
  const folders = ['app', 'app/[locale]'].flatMap((folder) => readdirSync(folder, { withFileTypes: true }))
  const routes = folders.filter((entry) => entry.isDirectory() && /^[\w-]+$/.test(entry.name)).map(({ name }) => name)
  const unknown = routes.filter(
    (name) => !RESERVED_SEGMENTS.has(name) && !showDocuments.has(name) && !/^_|^fonts$|^styles$/.test(name),
  )
  expect(unknown).toEqual([])
})
