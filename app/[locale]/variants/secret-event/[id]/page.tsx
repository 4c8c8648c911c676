import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { connection } from 'next/server'
import { cache } from 'react'
import { knownLocale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { settleReading } from '@/lib/content/api/settle-reading'
import { decodeSegment } from '@/lib/core/address-segment'
import { TooManyRequestsError } from '@/lib/core/errors'
import { eventPath } from '@/lib/core/paths'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { countingGuesses } from '@/lib/core/server/rate-limit/rate-limit'
import { answerTooManyTries } from '@/lib/delivery/page-answer'
import { getSecretEvent } from '@/lib/domains/events/server'
import { TooManyTries } from '../../../_pages/too-many-tries'
import { eventMetadata } from '../../../events/view/[id]/event-metadata'
import { EventPage } from '../../../events/view/[id]/event-page'

type Props = PageProps<'/[locale]/variants/secret-event/[id]'>

const load = cache(async (id: string, eventSecret: string) => {
  try {
    const client = clientOf({ headers: await headers() })
    return await settleReading(countingGuesses('eventSecret', client, () => getSecretEvent(id, eventSecret)))
  } catch (error) {
    if (error instanceof TooManyRequestsError) return error
    throw error
  }
})

const read = async ({ params, searchParams }: Props) => {
  await connection()
  const [{ locale, id }, { eventSecret }] = await Promise.all([params, searchParams])
  const secret = typeof eventSecret === 'string' ? eventSecret : ''
  return { event: await load(decodeSegment(id), secret), secret, locale: knownLocale(locale) }
}

/** Not indexed, and its address isn't sent to other sites as a referrer. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { event, locale } = await read(props)
  if (event instanceof TooManyRequestsError) {
    const t = await getTranslations({ locale, namespace: 'tooManyTries' })
    return { title: t('title'), robots: { index: false } }
  }
  if ('status' in event) return {}
  const { title, description } = await eventMetadata(event.value, locale)
  return {
    title,
    description,
    robots: { index: false },
    referrer: 'same-origin',
  }
}

/**
 * An event requested with its secret, rendered per request (decisions.md, Events) [EV-023]. If it can't be shown, it
 * redirects to the page without the secret: only cached pages can answer with a status of their own.
 */
export default async function Page(props: Props) {
  const { event, secret, locale } = await read(props)
  if (event instanceof TooManyRequestsError) {
    answerTooManyTries(event.retryAfterSeconds)
    return <TooManyTries retryAfterSeconds={event.retryAfterSeconds} locale={locale} retryHref="" />
  }
  if ('status' in event) redirect(localizedPath(eventPath(decodeSegment((await props.params).id)), locale))
  return <EventPage event={event.value} locale={locale} eventSecret={secret} />
}
