import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { locales, type Locale } from '@/i18n/locales'
import { fixedPaths, pagePath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { contentDocument, startSite, type ContentDocument } from '../../../lib/content/started-site'

async function load() {
  const { fixedRoutes } = await import('@/app/[locale]/_pages/fixed-routes')
  return { routes: fixedRoutes, ...(await import('@/app/[locale]/_pages/fixed-page')) }
}

const body = [{ slice_type: 'text', primary: {} }]
const written = (uid: string, changes = {}) =>
  contentDocument(`page ${uid}`, { uid, data: { title: 'Ours', body }, ...changes })

describe('without a single document', () => {
  test.each(locales)(
    'every page that the site leads to by itself is there, with words of its own, in %s',
    async (locale) => {
      startSite()
      const { routes, loadFixedPage, fixedPageMetadata } = await load()
      const words: unknown = expect.stringMatching(/\S/)
      expect(Object.values(routes).map(({ uid }) => pagePath(uid))).toEqual(fixedPaths)
      for (const route of Object.values(routes)) {
        const page = await loadFixedPage(route, locale)
        expect(page).toMatchObject({
          value: { path: pagePath(route.uid), language: locale, heading: words },
        })
        const head = await fixedPageMetadata(route, Promise.resolve({ locale }))
        expect(head.title).toEqual(route.uid === 'home' ? { absolute: env.PRODUCT_NAME } : words)
        expect([head.description, head.openGraph?.title]).toEqual([words, words])
        expect(head.other).toBeUndefined()
        expect(Object.keys(head.alternates?.languages ?? {})).toEqual([...locales, 'x-default'])
      }
    },
  )

  test('each carries the tags of the document that editors may write, in its language or in English', async () => {
    const { cache } = startSite()
    const { routes, loadFixedPage } = await load()
    await loadFixedPage(routes.events, 'de')
    expect(cache.tags).toEqual(
      expect.arrayContaining(['translation:page:events:de-de', 'translation:page:events:en-us', 'type:redirects']),
    )
  })
})

test.each([
  ['in its language', 'de', 'de-de'],
  ['in English for want of a translation', 'ja', 'en-us'],
] as const)('what editors wrote takes its place, %s', async (_, locale, lang) => {
  const { service } = startSite()
  const { routes, loadFixedPage } = await load()
  expect(await loadFixedPage(routes.events, locale)).not.toHaveProperty('value.id')
  Object.assign(service, { documents: [written('events', { lang })], ref: 'ref-2' })
  const { clearMissingDocuments } = await import('@/lib/content/api/missing')
  const { fetchMasterRef } = await import('@/lib/content/api/repository')
  clearMissingDocuments()
  await fetchMasterRef()
  expect(await loadFixedPage(routes.events, locale)).toMatchObject({
    value: { id: 'page events', heading: 'Ours', sections: body },
  })
})

test.each([
  ['switched off', { title: 'Ours', body, feature_flag: 'winter' }],
  ['without sections', { title: 'Ours' }],
])('a document that is %s leaves ours where it is', async (_, data) => {
  startSite({ documents: [written('events', { data })] })
  const { routes, loadFixedPage } = await load()
  expect(await loadFixedPage(routes.events, 'en')).toMatchObject({ value: { heading: 'Events calendar' } })
})

describe('the languages that a page is in', () => {
  const [hidden, inLang] = [{ title: 'Ours' }, (lang: string) => ({ id: `events ${lang}`, lang })]
  const languagesIn = async (locale: Locale, documents: ContentDocument[]) => {
    startSite({ documents })
    const { routes, loadFixedPage } = await load()
    const page = await loadFixedPage(routes.events, locale)
    return 'value' in page ? page.value.languages : page.status
  }

  test('are those that show what editors wrote, and those where ours is', async () => {
    const [english, french] = [written('events'), written('events', inLang('fr-fr'))]
    const italian = written('events', { ...inLang('it-it'), data: hidden })
    expect(await languagesIn('fr', [english, french])).toEqual(['en', 'fr'])
    for (const locale of ['en', 'fr', 'it', 'ja'] as const)
      expect(await languagesIn(locale, [english, french, italian])).toEqual(['en', 'fr', 'it'])
  })

  test('are all, if nobody sees one in English', async () => {
    const [english, french] = [written('events', { data: hidden }), written('events', inLang('fr-fr'))]
    for (const locale of ['en', 'fr', 'ja'] as const) {
      expect(await languagesIn(locale, [english, french])).toEqual(locales)
      expect(await languagesIn(locale, [french])).toEqual(locales)
    }
  })

  test('are none of ours where editors lead on from the address', async () => {
    const row = { from: '/events', to: '/about' }
    const table = contentDocument('table', { type: 'redirects', uid: null, data: { rows: [row] } })
    expect(await languagesIn('fr', [written('events', inLang('fr-fr')), table])).toEqual(['fr'])
    expect(await languagesIn('en', [written('events', inLang('fr-fr')), table])).toBe(404)
  })

  test('are those of the document for a while, if nobody can read whether editors lead on', async () => {
    const { cache } = startSite({ documents: [written('events', inLang('fr-fr'))] })
    const { UpstreamError } = await import('@/lib/core/errors')
    const outage = new UpstreamError({ service: 'content', operation: 'getByType', kind: 'timeout' })
    const findRedirect = () => Promise.reject(outage)
    vi.doMock('@/lib/content/redirects/redirects', () => ({ findRedirect }))
    onTestFinished(() => {
      vi.doUnmock('@/lib/content/redirects/redirects')
    })
    const { routes, loadFixedPage } = await load()
    expect(await loadFixedPage(routes.events, 'fr')).toMatchObject({ value: { languages: ['fr'] } })
    expect(cache.lives).toContain(15)
  })
})

test.each([
  ['leads on', { from: '/shop', to: '/about' }],
  ['is gone', { from: '/shop', kind: 'gone' }],
])('nothing of ours stands where editors say that the address %s', async (_, row) => {
  startSite({ documents: [contentDocument('table', { type: 'redirects', uid: null, data: { rows: [row] } })] })
  const { routes, loadFixedPage } = await load()
  expect(await loadFixedPage(routes.shop, 'en')).toEqual({ status: 404 })
  expect(await loadFixedPage(routes.plans, 'en')).toHaveProperty('value')
})

test('nothing of ours stands in an outage for what editors wrote', async () => {
  const { service, settled } = startSite({ documents: [written('plans')] })
  service.broken = 'unreachable'
  const { routes, loadFixedPage } = await load()
  expect(await settled(loadFixedPage(routes.plans, 'en'))).toEqual({ status: 503 })
})
