import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageMetadata, type PageSummary } from '@/app/[locale]/_pages/page-metadata'
import { locales, type Locale } from '@/i18n/locales'
import { contactPath } from '@/lib/core/paths'

/** What the contact form's page is about; it exists in every language. */
export async function contactSummary(locale: Locale): Promise<PageSummary> {
  const t = await getTranslations({ locale, namespace: 'contact' })
  const summary = { title: t('pageTitle'), description: t('intro'), socialImage: undefined }
  return { ...summary, path: contactPath, language: locale, languages: [...locales] }
}

/** Head of the contact form's page. */
export async function contactMetadata(locale: Locale): Promise<Metadata> {
  return pageMetadata(await contactSummary(locale), locale)
}
