import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { pageMetadata } from '@/app/[locale]/_pages/page-metadata'
import { findTypes } from '@/app/[locale]/gallery/_gallery/find-types'
import { pictureLocale } from '@/app/api/pictures/picture-locale'
import { LanguageSwitch } from '@/components/layout/language-switch'
import { knownLocale, localeOfContent } from '@/i18n/locales'
import { localizedPath, splitLocale } from '@/i18n/localized-path'
import { link } from '@/lib/content/fields/links'
import { siteFindings } from '@/lib/content/findings/site-findings'
import { contentDocument, startSite, type ContentDocument } from '../lib/content/started-site'
import { askProxy, SITE } from '../support/ask-proxy'

// The site whose default language is German, and nothing else changed.
vi.mock('@/i18n/languages', async (original) => ({
  ...(await original<object>()),
  defaultLocale: 'de',
}))
vi.mock('@/lib/content/published/absence', () => ({ findAbsence: vi.fn(async () => undefined) }))

const body = [{ slice_type: 'text', primary: {} }]
const page = (lang: string, changes: Partial<ContentDocument> = {}) =>
  contentDocument(lang, { lang, data: { body }, ...changes })

describe('with German as the default language', () => {
  test('German addresses have no prefix, English ones do', () => {
    expect([localizedPath('/plans', 'de'), localizedPath('/plans', 'en')]).toEqual(['/plans', '/en/plans'])
    expect(splitLocale('/plans')).toMatchObject({ locale: 'de', prefixed: false })
    expect(splitLocale('/en/plans')).toMatchObject({ locale: 'en', path: '/plans', prefixed: true })
  })

  test('addresses without a prefix are served in German, and a German prefix leads to them', async () => {
    expect((await askProxy({ path: '/plans' })).served).toBe('/de/plans')
    expect(await askProxy({ path: '/de/plans' })).toMatchObject({ status: 308, leads: '/plans' })
    expect(await askProxy({ path: '/en/plans' })).toMatchObject({ status: 200, served: null, leads: null })
  })

  test('what names no language of ours is German', () => {
    expect([knownLocale('xx'), localeOfContent('xx-xx')]).toEqual(['de', 'de'])
  })

  test('a German document stands in for a missing one, also where it is linked', async () => {
    startSite({ documents: [page('en-us'), page('de-de')] })
    const { getByUid } = await import('@/lib/content/pages/pages')
    await expect(getByUid('page', 'plans', 'fr')).resolves.toMatchObject({
      language: 'de',
      document: { lang: 'de-de' },
    })
    const linked = { link_type: 'Document', type: 'page', uid: 'plans' }
    const french = { locale: 'fr', siteUrl: SITE } as const
    expect(link({ ...linked, lang: 'de-de' }, french)?.href).toBe('/fr/plans')
    expect(link({ ...linked, lang: 'en-us' }, french)?.href).toBe('/en/plans')
  })

  test('there is no page where there is an English document only', async () => {
    startSite({ documents: [page('en-us')] })
    const { getByUid } = await import('@/lib/content/pages/pages')
    await expect(getByUid('page', 'plans', 'fr')).rejects.toMatchObject({ name: 'NotFoundError' })
  })

  test('search engines are told the German address for everybody else', () => {
    const summary = { path: '/plans', title: 'Pläne', description: undefined, socialImage: undefined }
    expect(pageMetadata({ ...summary, language: 'de', languages: ['en', 'de'] }, 'fr').alternates).toMatchObject({
      canonical: `${SITE}/plans`,
      languages: { en: `${SITE}/en/plans`, de: `${SITE}/plans`, 'x-default': `${SITE}/plans` },
    })
  })

  test('the sitemap names German pages without a prefix', async () => {
    startSite({ documents: [page('en-us'), page('de-de')] })
    const { sitemapsOf } = await import('@/lib/content/pages/sitemap')
    const { publishedIndex } = await import('@/lib/content/published/published')
    const entries = sitemapsOf(await publishedIndex()).get('de') ?? []
    const addresses = entries.map(({ address }) => address)
    expect(addresses).toContain(`${SITE}/plans`)
    expect(addresses.filter((address) => /\/(?:de|en)(?:\/|$)/.test(address))).toEqual([])
  })

  test('the language switch leads to German home without a prefix', async () => {
    const html = renderToStaticMarkup(await LanguageSwitch({ locale: 'de' }))
    expect(html).toContain('href="/" data-home="" hrefLang="de"')
    expect(html).toContain('href="/en" data-home="/en" hrefLang="en"')
  })

  test('the gallery, which has no prefix, is found there', async () => {
    expect(await findTypes({ locale: 'de', type: 'faq' })).toHaveLength(1)
    expect(await findTypes({ locale: 'en', type: 'faq' })).toEqual([])
  })

  test('pictures whose fonts lack a script are German', () => {
    expect([pictureLocale('ja'), pictureLocale('fr')]).toEqual(['de', 'fr'])
  })

  test('German stages are what a campaign has that has none of its own', () => {
    const [registration_start_time, post_campaign_start_time] = ['2025-12-01T00:00:00Z', '2026-01-01T00:00:00Z']
    const data = { campaign_short_name: 'tour', registration_start_time, post_campaign_start_time }
    const campaign = { type: 'campaign_page', lang: 'fr-fr', data }
    const stage = (lang: string) => ({ type: 'campaign_stage', lang, tags: ['post'], data })
    const problems = (lang: string) =>
      siteFindings(
        [campaign, stage(lang)],
        {
          isSection: () => true,
          labelOf: () => undefined,
          optionsOf: () => undefined,
          emptyOf: () => ({ primary: {}, row: {} }),
          isOff: () => false,
          videos: { siteUrl: 'https://site.example', media: [], embeds: [] },
        },
        new Date('2026-02-01T00:00:00Z'),
      )
        .flatMap(({ findings }) => findings)
        .map(({ problem }) => problem)
    expect(problems('de-de')).not.toContain('missingStage')
    expect(problems('en-us')).toContain('missingStage')
  })
})
