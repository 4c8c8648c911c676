import { getRequestConfig } from 'next-intl/server'
import { locale as rootLocale } from 'next/root-params'
import type english from '../messages/en.json'
import { defaultLocale, isTrial, knownLocale, type Locale } from './locales'

type Messages = typeof english

declare module 'next-intl' {
  /** Lets the compiler report misspelt keys, keys without a text, and languages that the site doesn't have. */
  interface AppConfig {
    Locale: Locale
    Messages: Messages
  }
}

/** The texts of the language that the caller names, otherwise of the page being rendered. */
export default getRequestConfig(async ({ locale }) => {
  const language = knownLocale(locale ?? (await rootLocale()) ?? defaultLocale)
  return { locale: language, messages: await messagesOf(language), timeZone: 'UTC' }
})

/**
 * The texts of a language. They have the keys of the English texts, as tests/messages.test.ts checks; a text that a
 * language on trial lacks is the English one.
 */
async function messagesOf(language: Locale): Promise<Messages> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler doesn't know a file named by a variable
  const { default: messages } = (await import(`../messages/${language}.json`)) as { default: Messages }
  return isTrial(language) ? completed(messages, await messagesOf('en')) : messages
}

type Texts = { [key: string]: string | Texts }

function completed<Whole extends Texts>(texts: Texts, whole: Whole): Whole {
  const entries = Object.entries(whole).map(([key, text]) => {
    const own = texts[key]
    return [key, typeof text === 'string' ? (own ?? text) : completed(typeof own === 'object' ? own : {}, text)]
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same keys
  return Object.fromEntries(entries) as Whole
}
