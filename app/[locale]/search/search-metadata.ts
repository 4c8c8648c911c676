import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { locales, type Locale } from '@/i18n/locales'
import { searchPath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { pageMetadata } from '../_pages/page-metadata'

/** Head of the search, which exists in every language. */
export async function searchMetadata(locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'search' })
  return pageMetadata(
    {
      path: searchPath,
      language: locale,
      languages: [...locales],
      title: t('title'),
      description: t('summary', { product: env.PRODUCT_NAME }),
      socialImage: undefined,
    },
    locale,
  )
}
