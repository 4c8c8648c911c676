import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { mediaPicture } from '@/lib/core/poster'
import { locales, type Locale } from '@/i18n/locales'
import { eventPath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import type { Event } from '@/lib/domains/events/schema'
import { pageMetadata } from '../../../_pages/page-metadata'

/** Head of an event's page; without a description of its own it says what kind of event it is. */
export async function eventMetadata(event: Event, locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'events' })
  const picture = mediaPicture(event.imageUrl, env.MEDIA_ORIGINS)
  const [type, sport] = [t(`types.${event.type}`), t(`sports.${event.sport}`)]
  return pageMetadata(
    {
      path: eventPath(event.id),
      language: locale,
      languages: [...locales],
      title: event.name,
      description: event.description ?? t('summary', { type, sport, product: env.PRODUCT_NAME }),
      socialImage: picture && { ...picture, alt: event.name },
    },
    locale,
  )
}
