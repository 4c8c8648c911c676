import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '@/i18n/locales'
import { localizedPath, splitLocale } from '@/i18n/localized-path'

test('English addresses have no prefix, the others have theirs', () => {
  expect(localizedPath('/plans', 'en')).toBe('/plans')
  expect(localizedPath('/plans', 'de')).toBe('/de/plans')
  expect(localizedPath('/', 'ja')).toBe('/ja')
})

test.each([
  '/api/live-counts',
  '/login?returnTo=/',
  '/join',
  '/gallery',
  '/slice-simulator',
  '/_next/x.js',
  '/livez',
  '/readyz',
])('%s has no prefix in any language', (path) => {
  expect(localizedPath(path, 'de')).toBe(path)
})

test('an address that only begins like one of those has a prefix', () => {
  expect(localizedPath('/joining', 'de')).toBe('/de/joining')
})

test('a prefix is taken off and says the language', () => {
  expect(splitLocale('/de/plans')).toEqual({ locale: 'de', path: '/plans', prefixed: true })
  expect(splitLocale('/de')).toEqual({ locale: 'de', path: '/', prefixed: true })
  expect(splitLocale('/de?fundraiser_id=7')).toEqual({ locale: 'de', path: '/?fundraiser_id=7', prefixed: true })
  expect(splitLocale('/de#top')).toEqual({ locale: 'de', path: '/#top', prefixed: true })
  expect(splitLocale('/den/plans')).toEqual({ locale: 'en', path: '/den/plans', prefixed: false })
})

test('what a language adds is what is taken off again', () => {
  const segment = fc
    .stringMatching(/^[a-z0-9-]{3,10}$/)
    .filter((text) => localizedPath(`/${text}`, 'de') !== `/${text}`)
  fc.assert(
    fc.property(fc.array(segment), fc.constantFrom(...locales), (segments, locale) => {
      const path = `/${segments.join('/')}`
      expect(splitLocale(localizedPath(path, locale))).toMatchObject({ locale, path })
    }),
  )
})
