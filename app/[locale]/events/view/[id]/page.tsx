import type { Metadata } from 'next'
import { cache } from 'react'
import { knownLocale } from '@/i18n/locales'
import { settleReading } from '@/lib/content/api/settle-reading'
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
  return { event: await load(id), locale: knownLocale(locale) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { event, locale } = await read(props)
  return 'status' in event ? errorMetadata(event.status, locale) : eventMetadata(event.value, locale)
}

export default async function Page(props: Props) {
  const { event, locale } = await read(props)
  if ('status' in event) return <ErrorDocument status={event.status} locale={locale} />
  return <EventPage event={event.value} locale={locale} />
}
