import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { defaultLocale } from '@/i18n/locales'
import { ErrorDocument, errorMetadata } from '../_pages/error-document'
import { GalleryEntries } from './_gallery/gallery-entries'
import { GalleryIndex } from './_gallery/gallery-index'
import { readGallery } from './_gallery/mocks'
import { PartLinks } from './_gallery/parts/part-links'

type Props = PageProps<'/[locale]/gallery'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  if ((await params).locale !== defaultLocale) return errorMetadata(404, defaultLocale)
  const t = await getTranslations({ locale: defaultLocale, namespace: 'gallery' })
  return { title: t('title'), robots: { index: false, follow: false } }
}

/** Every section type with its variations, full and empty: for editors, developers and the browser tests. */
export default async function GalleryPage({ params }: Props) {
  if ((await params).locale !== defaultLocale) return <ErrorDocument status={404} locale={defaultLocale} />
  const [t, types] = await Promise.all([getTranslations('gallery'), readGallery()])
  return (
    <main id="main">
      <div className="container py-16">
        <h1 className="text-head-xl">{t('title')}</h1>
        <GalleryIndex types={types} />
        <h2 className="mt-12 mb-5 text-head-sm">{t('parts.title')}</h2>
        <PartLinks />
      </div>
      {types.map(({ type, mocks }) => (
        <GalleryEntries key={type} type={type} mocks={mocks} first={2} />
      ))}
    </main>
  )
}
