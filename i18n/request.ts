import { getRequestConfig } from 'next-intl/server'
import { locale as rootLocale } from 'next/root-params'
import type english from '../messages/en.json'
import { defaultLocale, knownLocale, type Locale } from './locales'

type Messages = typeof english

declare module 'next-intl' {
  /** Makes a misspelt key, a key without text and a language that is not ours errors of the compiler. */
  interface AppConfig {
    Locale: Locale
    Messages: Messages
  }
}

/** Texts of the language that was asked for by name, or of the page being rendered. */
export default getRequestConfig(async ({ locale }) => {
  const language = knownLocale(locale ?? (await rootLocale()) ?? defaultLocale)
  return { locale: language, messages: await messagesOf(language), timeZone: 'UTC' }
})

/** The texts of a language; tests/messages.test.ts holds them to the keys of the English ones. */
async function messagesOf(language: Locale): Promise<Messages> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler doesn't know a file named by a variable
  const { default: messages } = (await import(`../messages/${language}.json`)) as { default: Messages }
  return messages
}
