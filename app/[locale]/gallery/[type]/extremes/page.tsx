import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { defaultLocale } from '@/i18n/locales'
import { ErrorDocument, errorMetadata } from '../../../_pages/error-document'
import { GalleryEntry } from '../../_gallery/gallery-entries'
import { extremeNames, extremeOf, languageOf } from '../../_gallery/extremes'
import { findTypes, galleryTitleOf } from '../../_gallery/find-types'

type Props = PageProps<'/[locale]/gallery/[type]/extremes'>

/** No page is prerendered; each is cached on its first request. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await findTypes(await params)
  return found.length > 0
    ? { title: galleryTitleOf(found), robots: { index: false, follow: false } }
    : errorMetadata(404, defaultLocale)
}

/**
 * Section types with extreme content: the first mock of each, with sixty words per text, with forty rows, and in other
 * writing systems, of which one runs from right to left.
 */
export default async function ExtremesPage({ params }: Props) {
  const [found, t] = await Promise.all([findTypes(await params), getTranslations('gallery')])
  if (found.length === 0) return <ErrorDocument status={404} locale={defaultLocale} />
  return (
    <main id="main">
      <h1 className="container py-10 text-head-large">{galleryTitleOf(found)}</h1>
      {found.flatMap(({ type, mocks: [mock] }) =>
        mock === undefined
          ? []
          : extremeNames.map((extreme, index) => (
              <GalleryEntry
                key={`${type} ${extreme}`}
                type={type}
                name={t(extreme)}
                slice={extremeOf(mock, extreme)}
                position={index + 2}
                language={languageOf(extreme)}
              />
            )),
      )}
    </main>
  )
}
