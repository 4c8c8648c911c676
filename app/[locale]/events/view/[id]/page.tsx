import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { NextEvents } from '@/components/events/next-events'
import { knownLocale, type Locale } from '@/i18n/locales'
import { settleReading } from '@/lib/content/api/settle-reading'
import { decodeSegment } from '@/lib/core/address-segment'
import type { ErrorStatus } from '@/lib/core/errors'
import { findNextEvents } from '@/lib/domains/events/around-server'
import { getPublicEvent } from '@/lib/domains/events/server'
import { ErrorDocument, errorMetadata } from '../../../_pages/error-document'
import { eventMetadata } from './event-metadata'
import { EventPage } from './event-page'

/** How long an event's page is cached, in seconds (decisions.md, "Events"). */
export const revalidate = 300

/** No event is prerendered, since events come and go; each is rendered on its first request. */
export function generateStaticParams() {
  return []
}

type Props = PageProps<'/[locale]/events/view/[id]'>

const load = cache((id: string) => settleReading(getPublicEvent(id)))

const read = async ({ params }: Props) => {
  const { locale, id } = await params
  return { event: await load(decodeSegment(id)), locale: knownLocale(locale) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { event, locale } = await read(props)
  return 'status' in event ? errorMetadata(event.status, locale) : eventMetadata(event.value, locale)
}

export default async function Page(props: Props) {
  const { event, locale } = await read(props)
  if ('status' in event) return <AbsentEvent status={event.status} locale={locale} />
  return <EventPage event={event.value} locale={locale} />
}

/** Says what may have become of an event, and which ones come next. */
async function AbsentEvent({ status, locale }: { status: ErrorStatus; locale: Locale }) {
  const [t, next] = await Promise.all([getTranslations('events'), status === 404 ? findNextEvents() : []])
  return (
    <ErrorDocument status={status} locale={locale}>
      <NextEvents events={next} title={t('gone')} locale={locale} />
    </ErrorDocument>
  )
}
