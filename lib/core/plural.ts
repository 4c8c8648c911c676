import { numberFormat, pluralRules } from './formats.ts'
import { fill, type Values } from './words'

/** Matches a plural in ICU's syntax: `{days, plural, =0 {Last day} one {# day left} other {# days left}}`. */
const PLURAL = /\{(\w+), plural,((?: *(?:=\d+|\w+) \{[^{}]*\})+) *\}/g
const FORM = /(=\d+|\w+) \{([^{}]*)\}/g

/**
 * Fills a text of `messages/` with values, and selects the plural forms that the language has for their numbers. Plural
 * forms may not contain names in braces. `#` is replaced by the number, formatted for the language.
 */
export function fillPlural(text: string, values: Values, locale: string): string {
  const chosen = text.replaceAll(PLURAL, (whole, name: string, forms: string) => {
    const count = Number(values[name])
    const form = pluralRules(locale).select(count)
    const words = new Map([...forms.matchAll(FORM)].map(([, key, word]) => [key, word]))
    const word = words.get(`=${count}`) ?? words.get(form) ?? words.get('other')
    return word?.replaceAll('#', numberFormat(locale).format(count)) ?? whole
  })
  return fill(chosen, values)
}
