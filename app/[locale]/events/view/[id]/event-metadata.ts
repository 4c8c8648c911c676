import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { locales, type Locale } from '@/i18n/locales'
import { eventPath, eventPicturePath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import type { Event } from '@/lib/domains/events/schema'
import { pageMetadata } from '../../../_pages/page-metadata'

/** Head of an event's page; if the event has no description, it says what kind of event it is. */
export async function eventMetadata(event: Event, locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'events' })
  const [type, sport] = [t(`types.${event.type}`), t(`sports.${event.sport}`)]
  return pageMetadata(
    {
      path: eventPath(event.id),
      language: locale,
      languages: [...locales],
      title: event.name,
      description: event.description ?? t('summary', { type, sport, product: env.PRODUCT_NAME }),
      socialImage: undefined,
      drawnPicture: eventPicturePath(event.id, locale),
    },
    locale,
  )
}
