import 'server-only'
import { defaultLocale, weekStart } from '@/i18n/locales'
import { text } from '@/lib/content/fields/fields'
import type { CalendarEvent } from '@/lib/domains/events/calendar/page'
import { parseCalendarQuery } from '@/lib/domains/events/calendar/query'
import { findCalendar } from '@/lib/domains/events/calendar/server'
import { parseTags } from '@/lib/domains/events/event-search'
import { itemName, storageKeyOf } from '@/slices/UserChecklist/checklist-names'
import type { GalleryType, Mock } from '../mocks'

/** A checklist, and the names of what is to be ticked off. */
export type Checklist = { storageKey: string; names: string[] }

/** What the mocks of a page show that a player may have done. */
export type PlayerFacts = { checklists: Checklist[]; events: CalendarEvent[] }

/** Number of events that the example player may join. */
const EVENTS = 30

const SHOW_EVENTS = new Set(['events_calendar', 'my_events', 'stage_scheduler'])

/** Finds what the mocks of section types show that a player may have done. */
export async function findPlayerFacts(types: readonly GalleryType[]): Promise<PlayerFacts> {
  const slices = types.flatMap(({ mocks }) => mocks.map(({ slice }) => slice))
  const shown = slices.filter(({ slice_type }) => SHOW_EVENTS.has(slice_type))
  const tags = shown.flatMap(({ primary }) => ['', text(primary.event_tag) ?? ''])
  const lists = await Promise.all([...new Set(tags)].map(findEvents))
  const events = new Map(lists.flat().map((event) => [event.id, event]))
  return {
    checklists: slices.filter(({ slice_type }) => slice_type === 'user_checklist').map(checklistOf),
    events: [...events.values()],
  }
}

/** As the section finds them that shows the calendar. */
async function findEvents(tag: string): Promise<CalendarEvent[]> {
  const page = await findCalendar({
    tags: parseTags(tag),
    rows: EVENTS,
    query: parseCalendarQuery(new URLSearchParams()),
    weekStart: weekStart(defaultLocale),
  })
  return page?.events ?? []
}

function checklistOf({ primary, items }: Mock['slice']): Checklist {
  return { storageKey: storageKeyOf(text(primary.title)), names: items.flatMap((item) => itemName(item) ?? []) }
}
