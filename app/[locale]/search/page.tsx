import type { Metadata } from 'next'
import { SearchView } from '@/components/search/search-view'
import { isOffAddress } from '@/lib/core/server/off'
import { localeOf } from '../_pages/locale-of'
import { searchMetadata } from './search-metadata'

type Props = PageProps<'/[locale]/search'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return searchMetadata(await localeOf(params))
}

/** The search before anything is asked for; a query in the address leads to another route (proxy.ts). */
export default async function SearchPage({ params }: Props) {
  return (
    <main id="main">
      <SearchView locale={await localeOf(params)} isOff={isOffAddress} />
    </main>
  )
}
