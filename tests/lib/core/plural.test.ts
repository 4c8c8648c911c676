import { createTranslator } from 'next-intl'
import { expect, test } from 'vitest'
import { locales } from '@/i18n/locales'
import { fillPlural } from '@/lib/core/plural'
import { listTexts, messagesOf } from '../../support/messages'

const languages = locales.map((locale) => ({
  locale,
  // Those with numbers and dates of ICU's own format are the server's.
  texts: listTexts(messagesOf(locale))
    .map(([, text]) => text)
    .filter((text) => !/\{\w+, (?!plural)/.test(text)),
}))

const namesIn = (text: string) => [...text.matchAll(/\{(\w+)(?=\}|, plural)/g)].map(([, name = '']) => name)

test.each(languages)('texts of $locale read the same in the browser as on the server', ({ locale, texts }) => {
  expect(texts.length).toBeGreaterThan(500)
  const t = createTranslator({ locale, messages: Object.fromEntries(texts.entries()), timeZone: 'UTC' })
  const differing = texts.flatMap((text, index) =>
    [0, 1, 2, 5, 1234].flatMap((count) => {
      const values = Object.fromEntries(namesIn(text).map((name) => [name, count]))
      const read = fillPlural(text, values, locale)
      return read === t(String(index), values) ? [] : [{ text, count, read }]
    }),
  )
  expect(differing).toEqual([])
})

test.each([
  ['en', ['Last day', '1 day left', '2 days left', '1,200 days left']],
  ['de', ['Letzter Tag', 'Noch 1 Tag', 'Noch 2 Tage', 'Noch 1.200 Tage']],
  ['ja', ['最終日', 'あと1日', 'あと2日', 'あと1,200日']],
] as const)('a plural has the form of its number in %s', (locale, said) => {
  const { daysLeft } = messagesOf(locale).fundraising
  expect([0, 1, 2, 1200].map((days) => fillPlural(daysLeft, { days }, locale))).toEqual(said)
})

test('Arabic has six forms, each for its numbers', () => {
  const { products } = messagesOf('ar').shop
  expect([0, 1, 2, 3, 11, 100].map((count) => fillPlural(products, { count }, 'ar'))).toEqual([
    'لا منتجات',
    'منتج واحد',
    'منتجان',
    '3 منتجات',
    '11 منتجًا',
    '100 منتج',
  ])
})

test('a plural stands within a text, beside names', () => {
  const text = '{name} has {count, plural, one {# lap} other {# laps}} to go'
  expect(fillPlural(text, { name: 'Maya', count: 3 }, 'en')).toBe('Maya has 3 laps to go')
})
