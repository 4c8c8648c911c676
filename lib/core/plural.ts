import { fill, type Values } from './words'

/** `{days, plural, =0 {Last day} one {# day left} other {# days left}}` */
const PLURAL = /\{(\w+), plural,((?: *(?:=\d+|\w+) \{[^{}]*\})+) *\}/g
const FORM = /(=\d+|\w+) \{([^{}]*)\}/g

/**
 * A text of `messages/` with its plurals in the forms that a language has for their numbers, and its names filled: of ICU's
 * plurals those whose forms hold no names in braces. `#` is the number, written as in the language.
 */
export function fillPlural(text: string, values: Values, locale: string): string {
  const chosen = text.replaceAll(PLURAL, (whole, name: string, forms: string) => {
    const count = Number(values[name])
    const form = new Intl.PluralRules(locale).select(count)
    const words = new Map([...forms.matchAll(FORM)].map(([, key, word]) => [key, word]))
    const word = words.get(`=${count}`) ?? words.get(form) ?? words.get('other')
    return word?.replaceAll('#', new Intl.NumberFormat(locale).format(count)) ?? whole
  })
  return fill(chosen, values)
}
