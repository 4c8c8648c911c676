import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { connection } from 'next/server'
import { localizedPath } from '@/i18n/localized-path'
import { eventsPath } from '@/lib/core/paths'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { tryOrWait } from '@/lib/core/server/rate-limit/rate-limit'
import { rememberedZone } from '@/lib/core/server/remembered-zone'
import { answerTooManyTries } from '@/lib/delivery/page-answer'
import { calendarParameters } from '@/lib/domains/events/calendar/query'
import { FixedDocument } from '../../_pages/fixed-document'
import { fixedPageMetadata } from '../../_pages/fixed-page'
import { fixedRoutes } from '../../_pages/fixed-routes'
import { localeOf } from '../../_pages/locale-of'
import { TooManyTries } from '../../_pages/too-many-tries'

type Props = PageProps<'/[locale]/variants/events'>

export const generateMetadata = ({ params }: Props): Promise<Metadata> => fixedPageMetadata(fixedRoutes.events, params)

/** The calendar for an address that names a day, kind, zone or page (proxy.ts). */
export default async function ChosenEventsPage({ params, searchParams }: Props) {
  await connection()
  const wait = await tryOrWait('reads', clientOf({ headers: await headers() }))
  if (wait !== undefined) {
    answerTooManyTries(wait)
    const locale = await localeOf(params)
    return <TooManyTries retryAfterSeconds={wait} locale={locale} retryHref={localizedPath(eventsPath, locale)} />
  }
  const asked = await searchParams
  const search = Object.fromEntries(
    calendarParameters.flatMap((name) => {
      const value = asked[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
  const visitorZone = await rememberedZone()
  return <FixedDocument route={fixedRoutes.events} params={params} search={search} visitorZone={visitorZone} />
}
