import { getRequestConfig } from 'next-intl/server'
import { locale as rootLocale } from 'next/root-params'
import type english from '../messages/en.json'
import { defaultLocale, knownLocale } from './locales'
import type { Locale } from './locales'

type Messages = typeof english

declare module 'next-intl' {
  /** Makes a misspelt key, a key without text and a language that is not ours errors of the compiler. */
  interface AppConfig {
    Locale: Locale
    Messages: Messages
  }
}

/** A language that lacks a key of the English texts is an error of the compiler; one too many fails tests/messages.test.ts. */
const load: Record<Locale, () => Promise<{ default: Messages }>> = {
  en: () => import('../messages/en.json'),
  de: () => import('../messages/de.json'),
  es: () => import('../messages/es.json'),
  fr: () => import('../messages/fr.json'),
  it: () => import('../messages/it.json'),
  ja: () => import('../messages/ja.json'),
}

/** Texts of the language that was asked for by name, or of the page being rendered. */
export default getRequestConfig(async ({ locale }) => {
  const asked = locale ?? (await rootLocale()) ?? defaultLocale
  const language = knownLocale(asked)
  const { default: messages } = await load[language]()
  return { locale: language, messages, timeZone: 'UTC' }
})
