import type { Metadata } from 'next'
import { defaultLocale } from '@/i18n/locales'
import { ErrorDocument, errorMetadata } from '../../../../_pages/error-document'
import { findTypes, galleryTitleOf } from '../../../_gallery/find-types'
import { GalleryEntries } from '../../../_gallery/gallery-entries'
import { ExamplePlayer } from '../../../_gallery/lazy'
import { findPlayerFacts } from '../../../_gallery/players/facts'
import { StateLinks } from '../../../_gallery/players/state-links'
import { isPersonal, isPlayerState } from '../../../_gallery/players/states'

type Props = PageProps<'/[locale]/gallery/[type]/players/[state]'>

/** The campaign that the mocks name; some sections only know that of the page they are on. */
const CAMPAIGN = { uid: 'tour-of-summits', shortName: 'summits' }

/** No page is prerendered; each is cached on its first request. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await findPage(await params)
  return page
    ? { title: `${galleryTitleOf(page.found)}, ${page.state}`, robots: { index: false, follow: false } }
    : errorMetadata(404, defaultLocale)
}

/**
 * Section types as an example player sees them, who has done nothing, some, or all of what they count. The page is the same
 * for everybody, and asks for nothing in a player's name.
 */
export default async function PlayerStatePage({ params }: Props) {
  const page = await findPage(await params)
  if (page === undefined) return <ErrorDocument status={404} locale={defaultLocale} />
  const { found, state } = page
  return (
    <main id="main">
      <h1 className="container py-10 text-head-large">{galleryTitleOf(found)}</h1>
      <StateLinks types={found} state={state} />
      <ExamplePlayer state={state} facts={await findPlayerFacts(found)}>
        {found.map(({ type, mocks }) => (
          <GalleryEntries key={type} type={type} mocks={mocks} first={2} campaign={CAMPAIGN} />
        ))}
      </ExamplePlayer>
    </main>
  )
}

/** The personal section types that an address names, and the state; undefined if one doesn't exist or isn't personal. */
async function findPage({ locale, type, state }: Awaited<Props['params']>) {
  const found = await findTypes({ locale, type })
  const isPage = found.length > 0 && found.every(isPersonal)
  return isPage && isPlayerState(state) ? { found, state } : undefined
}
