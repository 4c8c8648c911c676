import { posterOf } from '@/lib/core/poster'
import { rows, text } from '@/lib/content/fields/fields'
import type { SectionProps } from '@/lib/content/section'
import { env } from '@/lib/core/server/env'
import type { EventCard } from '@/lib/domains/events/event-card'
import { getEventCard } from '@/lib/domains/events/server'
import type { EventCardsSlice } from '@/prismicio-types'
import { dropUndefined } from '@/slices/readers/read'
import { EventCardsView } from './event-cards'

/** The events that editors named, all requested in parallel (SL-event_cards-01, CD-008 to CD-013). */
export async function EventCards({ slice: { primary, items }, context }: SectionProps<EventCardsSlice>) {
  const ids = dropUndefined(rows(items).map((item) => text(item.event_id)))
  if (ids.length === 0) return null
  const events = inOrderOfTime(await Promise.all(ids.map(getEventCard)))
  return (
    <EventCardsView
      title={text(primary.title)}
      cards={events.map((event) => ({ event, image: posterOf(event.imageUrl, env.MEDIA_ORIGINS) }))}
      locale={context.locale}
    />
  )
}

/** The cards by their start, whatever order editors named them in; events that can't be had come last [CD-013]. */
function inOrderOfTime(events: readonly EventCard[]): EventCard[] {
  const startOf = ({ id, startsAt }: EventCard) => (id === undefined ? Infinity : Date.parse(startsAt))
  return events.toSorted((one, other) => {
    const [first, second] = [startOf(one), startOf(other)]
    return first === second ? 0 : first - second
  })
}
