import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { connection } from 'next/server'
import { knownLocale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { eventsPath } from '@/lib/core/paths'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { tryOrWait } from '@/lib/core/server/rate-limit/rate-limit'
import { answerTooManyTries } from '@/lib/delivery/page-answer'
import { calendarParameters } from '@/lib/domains/events/calendar/query'
import { DocumentPage, documentMetadata } from '../../_pages/document-page'
import { TooManyTries } from '../../_pages/too-many-tries'

type Props = PageProps<'/[locale]/variants/events'>

const address = async ({ params }: Props) => ({ type: 'page' as const, uid: 'events', locale: (await params).locale })

export async function generateMetadata(props: Props): Promise<Metadata> {
  return documentMetadata(await address(props))
}

/** The page of the calendar for an address that says which day, kind, zone or page (proxy.ts). */
export default async function ChosenEventsPage(props: Props) {
  await connection()
  const { locale, ...page } = await address(props)
  const wait = await tryOrWait('reads', clientOf({ headers: await headers() }))
  if (wait !== undefined) {
    answerTooManyTries(wait)
    const shown = knownLocale(locale)
    return <TooManyTries retryAfterSeconds={wait} locale={shown} retryHref={localizedPath(eventsPath, shown)} />
  }
  const asked = await props.searchParams
  const search = Object.fromEntries(
    calendarParameters.flatMap((name) => {
      const value = asked[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
  return <DocumentPage {...page} locale={locale} search={search} />
}
