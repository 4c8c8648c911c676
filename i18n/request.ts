import { getRequestConfig } from 'next-intl/server'
import { locale as rootLocale } from 'next/root-params'
import { defaultLocale, isLocale } from './locales'

/** Texts of the language that was asked for by name, or of the page being rendered. */
export default getRequestConfig(async ({ locale }) => {
  const asked = locale ?? (await rootLocale()) ?? defaultLocale
  const language = isLocale(asked) ? asked : defaultLocale
  const { default: messages } = await import(`../messages/${language}.json`)
  return { locale: language, messages, timeZone: 'UTC' }
})
