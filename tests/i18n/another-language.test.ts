import { unstable_doesMiddlewareMatch as doesMatch } from 'next/experimental/testing/server'
import { NextRequest } from 'next/server'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { pageMetadata } from '@/app/[locale]/_pages/page-metadata'
import { GET as getCalendar } from '@/app/api/events/calendar/route'
import { pictureLocale } from '@/app/api/pictures/picture-locale'
import { LanguageSwitch } from '@/components/layout/language-switch'
import { countryOf, isContentLocale, localeOfContent, locales, type Locale } from '@/i18n/locales'
import { localizedPath, splitLocale } from '@/i18n/localized-path'
import { link } from '@/lib/content/fields/links'
import { isDocumentPath } from '@/lib/content/pages/document-path'
import { absencePaths } from '@/lib/core/paths'
import { findCalendarPage } from '@/lib/domains/events/calendar/server'
import { shopLocaleOf } from '@/lib/domains/marketplace/regions'
import { config } from '@/proxy'
import { contentDocument, startSite } from '../lib/content/started-site'
import { askProxy, SITE } from '../support/ask-proxy'
import { buildFolder, page as cachedPage, reading, startedCache, writing } from '../support/started-page-cache'

// The site with one more entry in the list of languages, and nothing else.
vi.mock('@/i18n/languages', async (original) => {
  const real = await original<{ languages: object }>()
  const portuguese = { content: 'pt-br', name: 'Português (Brasil)', country: 'BR', weekStart: 'monday' }
  return { ...real, languages: { ...real.languages, 'pt-br': portuguese } }
})
vi.mock('@/lib/content/published/absence', () => ({ findAbsence: vi.fn(async () => undefined) }))
vi.mock('@/lib/domains/events/calendar/server')
vi.mock('@/app/_sitemaps/event-sitemap', () => ({ eventSitemap: async () => [] }))
vi.mock('@/app/_sitemaps/news-sitemaps', () => ({ newsSitemap: async () => [], latestNewsSitemap: async () => [] }))

/** For the compiler, which knows the languages of the real list. */
const portuguese = 'pt-br' as Locale

describe('a language that is one entry in the list, with a country in its code', () => {
  test('has addresses of its own', () => {
    expect(localizedPath('/plans', portuguese)).toBe('/pt-br/plans')
    expect(splitLocale('/pt-br/plans?a=1')).toEqual({ locale: 'pt-br', path: '/plans?a=1', prefixed: true })
    expect(splitLocale('/pt/plans').prefixed).toBe(false)
    expect(isDocumentPath('/pt-br')).toBe(false)
  })

  test('is served by its own routes', async () => {
    expect(await askProxy({ path: '/pt-br/plans' })).toMatchObject({ status: 200, served: null, leads: null })
    expect((await askProxy({ path: '/pt-br/gallery' })).leads).toBe('/gallery')
    expect((await askProxy({ path: '/pt-br/login' })).leads).toBe('/login?returnTo=%2Fpt-br')
    expect((await askProxy({ path: '/login?problem=x&returnTo=/pt-br/plans' })).served).toMatch(/^\/pt-br\/login/)
  })

  test('is linked: documents in it, and addresses that name it', () => {
    const german = { locale: 'de', siteUrl: SITE } as const
    const document = { link_type: 'Document', type: 'page', uid: 'plans', lang: 'pt-br' }
    expect(link(document, german)?.href).toBe('/pt-br/plans')
    expect(link({ ...document, lang: 'en-us' }, { ...german, locale: portuguese })?.href).toBe('/pt-br/plans')
    expect(link('/pt-br/plans', german)?.href).toBe('/pt-br/plans')
    expect(link('/plans', { ...german, locale: portuguese })?.href).toBe('/pt-br/plans')
  })

  test('is known by its code in the content system', () => {
    expect([isContentLocale('pt-br'), localeOfContent('pt-br')]).toEqual([true, 'pt-br'])
  })

  test('is named among the languages of a page', () => {
    const summary = {
      path: '/plans',
      language: portuguese,
      languages: ['en' as const, portuguese],
      socialImage: undefined,
    }
    expect(pageMetadata({ ...summary, title: 'Planos', description: undefined }, portuguese).alternates).toMatchObject({
      canonical: `${SITE}/pt-br/plans`,
      languages: { en: `${SITE}/plans`, 'pt-br': `${SITE}/pt-br/plans`, 'x-default': `${SITE}/plans` },
    })
  })

  test('can be chosen in the language switch', async () => {
    const html = renderToStaticMarkup(await LanguageSwitch({ locale: 'en' }))
    expect(html).toContain('href="/pt-br" data-home="/pt-br" hrefLang="pt-br" lang="pt-br"')
    expect(html).toContain('Português (Brasil)')
  })

  test('has the market, the first day of the week and the pictures that follow from it', async () => {
    vi.mocked(findCalendarPage).mockResolvedValue({ page: {}, isWhole: true } as never)
    expect(countryOf(portuguese)).toBe('BR')
    expect(shopLocaleOf('PT', portuguese)).toBe('en-eu')
    expect(pictureLocale(portuguese)).toBe('pt-br')
    const answer = await getCalendar(new NextRequest(`${SITE}/api/events/calendar?locale=pt-br`))
    expect(answer.status).toBe(200)
    expect(findCalendarPage).toHaveBeenCalledWith(expect.objectContaining({ weekStart: 'monday' }))
  })

  test('has a cached document for addresses that have nothing', async () => {
    const cache = await startedCache(buildFolder())
    const missing = `/route-cache/APP_PAGE/owner/$/pt-br${absencePaths.missing}`
    await cache.set(missing, cachedPage('Nothing here', { status: 404 }) as never, writing)
    await expect(cache.get(missing, reading)).resolves.toMatchObject({ value: { status: 404 } })
  })
})

describe('its sitemap', () => {
  const body = [{ slice_type: 'text', primary: {} }]
  const documents = ['en-us', 'pt-br'].map((lang) => contentDocument(lang, { uid: 'about', lang, data: { body } }))

  beforeEach(() => void startSite({ documents }))

  test('is named by the index, and the proxy lets it past', async () => {
    const { GET } = await import('@/app/sitemap.xml/route')
    const answer = await GET(new Request(`${SITE}/sitemap.xml`))
    expect(await answer.text()).toContain(`<loc>${SITE}/sitemaps/pt-br.xml</loc>`)
    for (const file of locales.flatMap((locale) => [locale, `${locale}-2`]))
      expect(doesMatch({ config, url: `/sitemaps/${file}.xml`, nextConfig: {} })).toBe(false)
  })

  test('names its pages, and each is named in the sitemaps of the other languages', async () => {
    const { GET } = await import('@/app/sitemaps/[file]/route')
    const ask = async (file: string) =>
      (await GET(new Request(`${SITE}/sitemaps/${file}`), { params: Promise.resolve({ file }) })).text()
    expect(await ask('pt-br.xml')).toContain(`<loc>${SITE}/pt-br/about</loc>`)
    expect(await ask('en.xml')).toContain(`hreflang="pt-br" href="${SITE}/pt-br/about"`)
  })
})
