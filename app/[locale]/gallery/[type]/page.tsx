import type { Metadata } from 'next'
import { ErrorDocument, errorMetadata } from '../../_pages/error-document'
import { GalleryEntries } from '../_gallery/gallery-entries'
import { readGallery } from '../_gallery/mocks'

type Props = PageProps<'/[locale]/gallery/[type]'>

export async function generateStaticParams({ params }: { params: { locale: string } }) {
  if (params.locale !== 'en') return []
  const types = await readGallery()
  return types.map(({ type }) => ({ type }))
}

async function find({ params }: Props) {
  const { locale, type } = await params
  return locale === 'en' ? (await readGallery()).find((each) => each.type === type) : undefined
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await find(props)
  return found ? { title: found.type, robots: { index: false, follow: false } } : errorMetadata(404, 'en')
}

/** One section type of the gallery. */
export default async function GalleryTypePage(props: Props) {
  const found = await find(props)
  if (found === undefined) return <ErrorDocument status={404} locale="en" />
  return (
    <main id="main">
      <h1 className="container py-10 text-head-large">{found.type}</h1>
      <GalleryEntries type={found.type} mocks={found.mocks} first={2} />
    </main>
  )
}
