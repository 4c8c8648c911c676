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

/** The types that the address names, with commas between; none where it names one that is not there. */
async function find({ params }: Props) {
  const { locale, type: names } = await params
  if (locale !== 'en') return []
  const all = await readGallery()
  const found = decodeURIComponent(names)
    .split(',')
    .map((name) => all.find(({ type }) => type === name))
  return found.every((each) => each !== undefined) ? found : []
}

const titleOf = (found: readonly { type: string }[]) => found.map(({ type }) => type).join(', ')

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await find(props)
  return found.length > 0
    ? { title: titleOf(found), robots: { index: false, follow: false } }
    : errorMetadata(404, 'en')
}

/** Section types of the gallery: one, or several to be seen together. */
export default async function GalleryTypePage(props: Props) {
  const found = await find(props)
  if (found.length === 0) return <ErrorDocument status={404} locale="en" />
  return (
    <main id="main">
      <h1 className="container py-10 text-head-large">{titleOf(found)}</h1>
      {found.map(({ type, mocks }) => (
        <GalleryEntries key={type} type={type} mocks={mocks} first={2} />
      ))}
    </main>
  )
}
