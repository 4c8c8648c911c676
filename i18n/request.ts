import { getRequestConfig } from 'next-intl/server'
import { locale as rootLocale } from 'next/root-params'
import { defaultLocale, knownLocale } from './locales'

const load = {
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
