import { expect, test } from 'vitest'
import { languages } from '@/i18n/languages'
import {
  contentLocaleOf,
  countryOf,
  isContentLocale,
  isLocale,
  knownLocale,
  languageIn,
  localeOfContent,
  locales,
  weekStart,
} from '@/i18n/locales'
import { localeCode } from '@/lib/core/locale-code'

const specified = ['en', 'de', 'es', 'fr', 'it', 'ja'] as const

test('the language of a page is the first part of a segment that names the page’s form as well', () => {
  expect(['de', 'de~winter', 'de~summer~winter', 'xx~de', '~de'].map(knownLocale)).toEqual([
    'de',
    'de',
    'de',
    'en',
    'en',
  ])
  expect(languageIn('de~winter\n')).toBe('de')
})

test('the site speaks the six languages of the specification [SY-014]', () => {
  expect(locales).toEqual(expect.arrayContaining([...specified]))
})

test('each of them has a default market, English the United States [SX-005]', () => {
  expect(specified.map(countryOf)).toEqual(['US', 'DE', 'ES', 'FR', 'IT', 'JP'])
})

test('of these the week starts on Monday in Italian and on Sunday in the others', () => {
  expect(specified.filter((locale) => weekStart(locale) === 'monday')).toEqual(['it'])
})

test('each language has one content language, and the other way round', () => {
  expect(locales.map(contentLocaleOf).map(localeOfContent)).toEqual(locales)
  expect(localeOfContent('xx-xx')).toBe('en')
  expect(isContentLocale('xx-xx')).toBe(false)
})

test.each(['en', 'constructor', 'EN', ''])('whether %j is a language: only as written', (text) => {
  expect(isLocale(text)).toBe(text === 'en')
})

test.each(Object.entries(languages))(
  'the entry of %s is one that addresses, browsers and markets know',
  (code, entry) => {
    expect(code).toMatch(localeCode)
    expect(new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code)).toBeDefined()
    expect(new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(entry.country)).toBeDefined()
  },
)
