import { expect, test } from 'vitest'
import { locales } from '@/i18n/locales'
import de from '@/messages/de.json' with { type: 'json' }
import en from '@/messages/en.json' with { type: 'json' }
import es from '@/messages/es.json' with { type: 'json' }
import failure from '@/messages/failure.json' with { type: 'json' }
import fr from '@/messages/fr.json' with { type: 'json' }
import it from '@/messages/it.json' with { type: 'json' }
import ja from '@/messages/ja.json' with { type: 'json' }
import { usedKeys } from './support/message-uses'

type Messages = { readonly [key: string]: string | Messages }

const textsOf = (messages: Messages, prefix = ''): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([name, value]) =>
    typeof value === 'string' ? [[`${prefix}${name}`, value] as [string, string]] : textsOf(value, `${prefix}${name}.`),
  )

const english = textsOf(en)
const keys = english.map(([key]) => key)
const all = { en, de, es, fr, it, ja }
const translations = Object.entries(all).map(([locale, messages]) => ({ locale, texts: textsOf(messages) }))

/** The names that a text leaves open; the forms of a plural are none. */
const openIn = (text: string) => {
  const names = text.matchAll(/(?<!(?:=\d+|\b(?:zero|one|two|few|many|other))\s*)\{\s*(\w+)\s*[,}]/g)
  return new Set(Array.from(names, ([, name = '']) => name))
}

test('texts are there in every language of the site', () => {
  expect(Object.keys(all)).toEqual(locales)
  expect(Object.keys(failure).toSorted()).toEqual(locales.toSorted())
})

test.each(translations)('$locale has the keys of English, in their order', ({ texts }) => {
  expect(texts.map(([key]) => key)).toEqual(keys)
})

test.each(translations)('texts of $locale leave open what the English ones do', ({ texts }) => {
  expect(texts.map(([key, text]) => [key, openIn(text)])).toEqual(english.map(([key, text]) => [key, openIn(text)]))
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

test('every text is asked for by the product', () => {
  const used = new Set(usedKeys(keys))
  expect(keys.filter((key) => !used.has(key))).toEqual([])
})
