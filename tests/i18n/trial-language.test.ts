import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Locale } from '@/i18n/locales'

const hebrew = { content: 'he-il', name: 'עברית', country: 'IL', weekStart: 'sunday', direction: 'rtl', isTrial: true }

/** The languages as a site with this variable knows them, whose list has Hebrew on trial. */
async function languagesWith(variable: string) {
  vi.resetModules()
  vi.stubEnv('TRIAL_LANGUAGES', variable)
  vi.doMock('@/i18n/languages', async (original) => {
    const real = await original<{ languages: object }>()
    return { ...real, languages: { ...real.languages, he: hebrew } }
  })
  const [known, paths] = await Promise.all([import('@/i18n/locales'), import('@/i18n/localized-path')])
  return { ...known, ...paths }
}

/** For the compiler, which knows the languages of the real list. */
const he = 'he' as Locale

describe('a language on trial, which no variable names', () => {
  let site: Awaited<ReturnType<typeof languagesWith>>
  beforeEach(async () => {
    site = await languagesWith('')
  })

  test('is none of the site’s: neither built, nor offered, nor named to search engines', () => {
    expect(site.locales).toContain('en')
    expect(site.locales.filter(site.isTrial)).toEqual([])
  })

  test('has no addresses, and what it is in the content system is not looked for', () => {
    expect(site.splitLocale('/he/plans')).toEqual({ locale: 'en', path: '/he/plans', prefixed: false })
    expect([site.isContentLocale('he-il'), site.localeOfContent('he-il')]).toEqual([false, 'en'])
    expect(site.knownLocale('he')).toBe('en')
  })
})

test.each(['he', ' he , xx', 'de,he'])(
  'TRIAL_LANGUAGES=%s gives the site Hebrew beside its others',
  async (variable) => {
    const { locales: usual } = await languagesWith('')
    const site = await languagesWith(variable)
    expect(site.locales).toEqual([...usual, 'he'])
    expect(site.splitLocale('/he/plans')).toEqual({ locale: 'he', path: '/plans', prefixed: true })
    expect(site.localeOfContent('he-il')).toBe('he')
  },
)

test.each(['xx', 'hee', 'h', 'en', ','])('TRIAL_LANGUAGES=%s adds nothing', async (variable) => {
  const { locales: usual } = await languagesWith('')
  expect((await languagesWith(variable)).locales).toEqual(usual)
})

test('lines run from right to left in Arabic, and from left to right in English', async () => {
  const { directionOf } = await languagesWith('')
  expect([directionOf('ar'), directionOf('en')]).toEqual(['rtl', 'ltr'])
})

test.each([
  ['en', 'he', { lang: 'en', dir: 'ltr' }],
  ['he', 'en', { lang: 'he', dir: 'rtl' }],
  ['en', 'de', { lang: 'en' }],
  ['he', 'he', {}],
] as [Locale, Locale, object][])('a part in %s on a page in %s says so', async (language, around, expected) => {
  const { languageAttributes } = await languagesWith(he)
  expect(languageAttributes(language, around)).toEqual(expected)
})
