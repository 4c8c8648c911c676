import type { Metadata } from 'next'
import { connection } from 'next/server'
import { cache } from 'react'
import { isLocale } from '@/i18n/locales'
import { loaded } from '@/lib/content/loaded'
import { getSecretEvent } from '@/lib/domains/events/server'
import { ErrorDocument, errorMetadata } from '../../../_pages/error-document'
import { eventMetadata } from '../../../events/view/[id]/event-metadata'
import { EventPage } from '../../../events/view/[id]/event-page'

type Props = PageProps<'/[locale]/variants/secret-event/[id]'>

const load = cache((id: string, eventSecret: string) => loaded(getSecretEvent(id, eventSecret)))

const read = async ({ params, searchParams }: Props) => {
  await connection()
  const [{ locale, id }, { eventSecret }] = await Promise.all([params, searchParams])
  const secret = typeof eventSecret === 'string' ? eventSecret : ''
  return { event: await load(id, secret), secret, locale: isLocale(locale) ? locale : 'en' }
}

/** Nobody is to find it, and no other site is told its address. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { event, locale } = await read(props)
  if ('status' in event) return errorMetadata(event.status, locale)
  return { ...(await eventMetadata(event.value, locale)), alternates: {}, robots: { index: false }, referrer: 'no-referrer' }
}

/** An event asked for with its secret: made for one request (decisions.md, Events) [EV-023]. */
export default async function Page(props: Props) {
  const { event, secret, locale } = await read(props)
  if ('status' in event) return <ErrorDocument status={event.status} locale={locale} />
  return <EventPage event={event.value} locale={locale} eventSecret={secret} />
}
