import { InternalLink } from '@/components/ui/link'
import { LocalTime } from '@/components/ui/local-time/local-time'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { eventPath } from '@/lib/core/paths'
import type { EventNeighbour } from '@/lib/domains/events/event-series'
import { EventMarks } from './event-marks'
import { shownTo } from './shown-to'

type NextEventsProps = { events: readonly EventNeighbour[]; title: string; locale: Locale }

/** On a dark background: where to go from an event that is over or gone. */
export function NextEvents({ events, title, locale }: NextEventsProps) {
  if (events.length === 0) return null
  return (
    <div data-events="" className="mb-8 print:hidden">
      <p>{title}</p>
      <ul className="mt-3 grid gap-2 md:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
        {events.map((event) => (
          <li key={event.id} {...shownTo(event)}>
            <InternalLink
              href={localizedPath(eventPath(event.id), locale)}
              className="grid h-full content-start gap-1 rounded-card border border-paper/50 bg-ink/60 px-4 py-3 hover:border-paper"
            >
              <span className="font-semibold wrap-anywhere">{event.name}</span>
              <span className="flex flex-wrap items-center gap-x-3 text-sm">
                <LocalTime instant={event.startsAt} locale={locale} />
                <EventMarks marks={event.marks} />
              </span>
            </InternalLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
