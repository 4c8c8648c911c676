import { weekStart } from '@/i18n/locales'
import { text } from '@/lib/content/fields/fields'
import type { SectionProps } from '@/lib/content/section'
import { calendarRows } from '@/lib/core/calendar-rows'
import { parseCalendarQuery } from '@/lib/domains/events/calendar/query'
import { findCalendar } from '@/lib/domains/events/calendar/server'
import { parseTags } from '@/lib/domains/events/event-search'
import type { EventsCalendarSlice } from '@/prismicio-types'
import { readEventNotices } from '@/slices/readers/event-notices'
import { EventsCalendarView } from './events-calendar'

/** The calendar of events: all, or only events with the tag that editors name (SL-events_calendar-01). */
export async function EventsCalendar({ slice: { primary }, context }: SectionProps<EventsCalendarSlice>) {
  const { locale, visitorZone } = context
  const query = parseCalendarQuery(new URLSearchParams(context.search))
  const tags = parseTags(text(primary.event_tag) ?? '')
  const rows = calendarRows(primary.maxRows)
  const [page, notices] = await Promise.all([
    findCalendar({ tags, rows, query: { ...query, zone: query.zone ?? visitorZone }, weekStart: weekStart(locale) }),
    readEventNotices(locale),
  ])
  return (
    <EventsCalendarView
      title={text(primary.title)}
      subtitle={text(primary.subtitle)}
      calendar={{ page, query, tags, rows, notices, locale }}
    />
  )
}
