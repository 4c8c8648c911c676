import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { defaultLocale } from '@/i18n/locales'
import { ErrorDocument, errorMetadata } from '../../_pages/error-document'
import { PartsPage } from '../_gallery/parts/parts-page'

type Props = PageProps<'/[locale]/gallery/parts'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  if ((await params).locale !== defaultLocale) return errorMetadata(404, defaultLocale)
  const t = await getTranslations({ locale: defaultLocale, namespace: 'gallery.parts' })
  return { title: t('title'), robots: { index: false, follow: false } }
}

/** The parts of `components/ui` that pages are built of, each in its variants, sizes and states. */
export default async function GalleryPartsPage({ params }: Props) {
  if ((await params).locale !== defaultLocale) return <ErrorDocument status={404} locale={defaultLocale} />
  return <PartsPage wording="usual" />
}
