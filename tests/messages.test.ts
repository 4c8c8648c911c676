import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '@/i18n/languages'
import { isTrial, type Locale } from '@/i18n/locales'
import campaignProgress from '@/messages/campaign-progress.json' with { type: 'json' }
import closed from '@/messages/closed.json' with { type: 'json' }
import failure from '@/messages/failure.json' with { type: 'json' }
import { usedKeys } from './support/message-uses'
import { listTexts, messagesOf } from './support/messages'

const english = listTexts(messagesOf('en'))
const keys = english.map(([key]) => key)
const files = readdirSync('messages')
/** The languages of the list with those on trial, which lag behind while they are. */
const listed = Object.keys(languages) as Locale[]
const translations = listed
  .filter((locale) => files.includes(`${locale}.json`))
  .map((locale) => ({ locale, texts: listTexts(messagesOf(locale)) }))
const whole = translations.filter(({ locale }) => !isTrial(locale))

/** The names that a text leaves open; the forms of a plural are none. */
const openIn = (text: string) => {
  const names = text.matchAll(/(?<!(?:=\d+|\b(?:zero|one|two|few|many|other))\s*)\{\s*(\w+)\s*[,}]/g)
  return new Set(Array.from(names, ([, name = '']) => name))
}

test.each(listed)('%s, a language of the list, has its texts', (locale) => {
  expect(files, `messages/${locale}.json is missing`).toContain(`${locale}.json`)
  expect(Object.keys(failure), `messages/failure.json has no text in ${locale}`).toContain(locale)
  expect(Object.keys(closed), `messages/closed.json has no text in ${locale}`).toContain(locale)
  expect(Object.keys(campaignProgress), `messages/campaign-progress.json has no text in ${locale}`).toContain(locale)
})

test('there are texts of no other language', () => {
  const apart = { failure, closed, 'campaign-progress': campaignProgress }
  const named = files.map((file) => file.replace(/\.json$/, '')).filter((name) => !Object.hasOwn(apart, name))
  const inside = Object.values(apart).flatMap((texts) => Object.keys(texts))
  expect([...named, ...inside].filter((name) => !Object.hasOwn(languages, name))).toEqual([])
})

test.each(whole)('$locale has the keys of English, in their order', ({ texts }) => {
  expect(texts.map(([key]) => key)).toEqual(keys)
})

test.each(translations)('$locale has no other keys than English', ({ texts }) => {
  const own = texts.map(([key]) => key)
  expect(own).toEqual(keys.filter((key) => own.includes(key)))
})

test.each(translations)('texts of $locale leave open what the English ones do', ({ texts }) => {
  const inEnglish = new Map(english)
  expect(texts.map(([key, text]) => [key, openIn(text)])).toEqual(
    texts.map(([key]) => [key, openIn(inEnglish.get(key) ?? '')]),
  )
})

test.each(translations)('no text of $locale is empty, or begins or ends with a space', ({ texts }) => {
  expect(texts.filter(([, text]) => text === '' || text.trim() !== text)).toEqual([])
})

test.each(translations)(
  'a plural of $locale has the forms that counting in its language needs',
  ({ locale, texts }) => {
    const rules = new Intl.PluralRules(locale)
    const needed = new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)))
    const plurals = texts.filter(([, text]) => text.includes(', plural,'))
    const lacking = plurals.filter(([, text]) => [...needed, 'other'].some((form) => !text.includes(` ${form} {`)))
    expect(plurals).not.toEqual([])
    expect(lacking).toEqual([])
  },
)

test('the texts around a player’s progress are whole in each language, and leave open what the English ones do', () => {
  const opened = ({ tooManyTries, ...others }: Record<string, string>) => [
    Object.keys(others),
    ...openIn(tooManyTries ?? ''),
    ...openIn(Object.values(others).join(' ')),
  ]
  for (const texts of Object.values(campaignProgress)) {
    expect(opened(texts)).toEqual(opened(campaignProgress.en))
    expect(Object.values(texts).filter((text) => text.trim() !== text || text === '')).toEqual([])
  }
})

test('every text is asked for by the product', { timeout: 60_000 }, () => {
  const used = new Set(usedKeys(keys))
  expect(keys.filter((key) => !used.has(key))).toEqual([])
})
