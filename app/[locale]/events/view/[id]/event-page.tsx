import { EventNeighbours } from '@/components/events/event-neighbours'
import { EventView } from '@/components/events/event-view'
import { StructuredData } from '@/components/ui/structured-data'
import type { Locale } from '@/i18n/locales'
import { eventPath } from '@/lib/core/paths'
import { mediaPicture, posterOf } from '@/lib/core/poster'
import { env } from '@/lib/core/server/env'
import { findEventsAround, findNextEvents } from '@/lib/domains/events/around-server'
import { routeIdOf } from '@/lib/domains/events/metrics'
import { isOver } from '@/lib/domains/events/results/race-result'
import { listRaceResults } from '@/lib/domains/events/results/server'
import type { Event } from '@/lib/domains/events/schema'
import { findRoute } from '@/lib/domains/events/server'
import { eventStructuredData } from '@/lib/domains/events/structured-data'
import { readEventNotices } from '@/slices/readers/event-notices'
import { siteNow } from '@/lib/core/server/site-clock'
import { absoluteAddress, site } from '../../../_pages/page-data'

type EventPageProps = { event: Event; locale: Locale; eventSecret?: string }

/** The page of an event, the same for everybody; personal parts are islands. */
export async function EventPage({ event, locale, eventSecret }: EventPageProps) {
  const [route, notices, results, around] = await Promise.all([
    findRoute({ eventId: event.id, routeId: routeIdOf(event) }),
    readEventNotices(locale),
    listRaceResults(event),
    eventSecret === undefined ? findEventsAround(event) : undefined,
  ])
  const now = siteNow()
  const following = isOver(event, now) ? await findNextEvents(around) : undefined
  const url = absoluteAddress(eventPath(event.id), locale)
  const image = mediaPicture(event.imageUrl, env.MEDIA_ORIGINS)?.url
  return (
    <main id="main">
      <EventView
        event={event}
        route={route}
        poster={posterOf(event.imageUrl, env.MEDIA_ORIGINS)}
        locale={locale}
        results={results}
        stage={around?.stage}
        sharedUrl={eventSecret === undefined ? url : undefined}
        signUp={{ eventSecret, notices, now }}
        following={following}
      />
      {around && (
        <EventNeighbours around={around} posterOf={(picture) => posterOf(picture, env.MEDIA_ORIGINS)} locale={locale} />
      )}
      {eventSecret === undefined && <StructuredData things={[eventStructuredData(event, { url, image, site })]} />}
    </main>
  )
}
