import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { connection } from 'next/server'
import { SearchView } from '@/components/search/search-view'
import { defaultLocale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { searchLimits } from '@/lib/core/limits'
import { searchPath } from '@/lib/core/paths'
import { isOffAddress } from '@/lib/core/server/off'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { tryOrWait } from '@/lib/core/server/rate-limit/rate-limit'
import { answerTooManyTries } from '@/lib/delivery/page-answer'
import { searchKinds } from '@/lib/domains/search/entry'
import { search } from '@/lib/domains/search/server'
import { searchMetadata } from '../../search/search-metadata'
import { localeOf } from '../../_pages/locale-of'
import { TooManyTries } from '../../_pages/too-many-tries'

type Props = PageProps<'/[locale]/variants/search'>

/** Results of a kind beside others, and of a kind alone. */
const BESIDE_OTHERS = 8
const ALONE = 100

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { ...(await searchMetadata(await localeOf(params))), robots: { index: false } }
}

/** What is found for the query in the address (proxy.ts). */
export default async function FoundPage({ params, searchParams }: Props) {
  await connection()
  const [locale, asked] = await Promise.all([localeOf(params), searchParams])
  const wait = await tryOrWait('searches', clientOf({ headers: await headers() }))
  if (wait !== undefined) {
    answerTooManyTries(wait)
    return <TooManyTries retryAfterSeconds={wait} locale={locale} retryHref={localizedPath(searchPath, locale)} />
  }
  const query = (typeof asked.q === 'string' ? asked.q : '').slice(0, searchLimits.characters).trim()
  const kind = searchKinds.find((each) => each === asked.kind)
  const most = kind === undefined ? BESIDE_OTHERS : ALONE
  const shown = query === '' ? undefined : { query, kind, answer: search({ query, locale, defaultLocale, most, kind }) }
  return (
    <main id="main">
      <SearchView locale={locale} shown={shown} isOff={isOffAddress} />
    </main>
  )
}
