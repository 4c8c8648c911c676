import type { Metadata } from 'next'
import { defaultLocale } from '@/i18n/locales'
import { ErrorDocument, errorMetadata } from '../../_pages/error-document'
import { findTypes, galleryTitleOf } from '../_gallery/find-types'
import { GalleryEntries } from '../_gallery/gallery-entries'
import { readGallery } from '../_gallery/mocks'
import { StateLinks } from '../_gallery/players/state-links'
import { isPersonal } from '../_gallery/players/states'

type Props = PageProps<'/[locale]/gallery/[type]'>

export async function generateStaticParams({ params }: { params: { locale: string } }) {
  if (params.locale !== defaultLocale) return []
  const types = await readGallery()
  return types.map(({ type }) => ({ type }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await findTypes(await params)
  return found.length > 0
    ? { title: galleryTitleOf(found), robots: { index: false, follow: false } }
    : errorMetadata(404, defaultLocale)
}

/** One or several section types of the gallery on a page. */
export default async function GalleryTypePage({ params }: Props) {
  const found = await findTypes(await params)
  if (found.length === 0) return <ErrorDocument status={404} locale={defaultLocale} />
  return (
    <main id="main">
      <h1 className="container py-10 text-head-large">{galleryTitleOf(found)}</h1>
      {found.every(isPersonal) && <StateLinks types={found} />}
      {found.map(({ type, mocks }) => (
        <GalleryEntries key={type} type={type} mocks={mocks} first={2} />
      ))}
    </main>
  )
}
