import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/app/[locale]/_pages/page-metadata'
import { locales, type Locale } from '@/i18n/locales'
import { contactPath } from '@/lib/core/paths'

/** Head of the contact form's page, which exists in every language. */
export async function contactMetadata(locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'contact' })
  const summary = { title: t('pageTitle'), description: t('intro'), socialImage: undefined }
  return pageMetadata({ ...summary, path: contactPath, language: locale, languages: [...locales] }, locale)
}
