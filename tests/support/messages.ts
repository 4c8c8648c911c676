import { readFileSync } from 'node:fs'
import type english from '@/messages/en.json'

type Texts = { readonly [key: string]: string | Texts }

/** The texts of a language of the site. */
export function messagesOf(locale: string): typeof english {
  return JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as typeof english
}

/** Texts with their whole keys, in the order of the file. */
export function listTexts(messages: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${name}`, value] as [string, string]]
      : listTexts(value, `${prefix}${name}.`),
  )
}
