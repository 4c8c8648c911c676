import { AppError } from '@/lib/core/errors'
import type * as endpoints from './endpoints'
import { isCalendarPage } from './is-calendar-page'
import type { CalendarPage } from './page'
import { calendarSearch, type CalendarQuery } from './query'
import { isZoneList, type ZoneGroup } from './zone-group'

/** Visitors load this module, so it uses only the contract's type, not its schemas (docs/decisions/040). */
const path: (typeof endpoints.getCalendarPage)['path'] = '/api/events/calendar'
const zonesPath: (typeof endpoints.listZones)['path'] = '/api/events/zones'

type Section = { tags: readonly string[]; rows: number; locale: string }

/** A page of the calendar; the browser keeps it for a while. */
export async function getCalendarPage(
  query: CalendarQuery,
  { tags, rows, locale }: Section,
  signal: AbortSignal,
): Promise<CalendarPage> {
  const parameters = new URLSearchParams(calendarSearch(query))
  if (tags.length > 0) parameters.set('tags', tags.join(','))
  parameters.set('rows', String(rows))
  parameters.set('locale', locale)
  const response = await fetch(`${path}?${parameters.toString()}`, { signal })
  const answer: unknown = await response.json().catch(() => undefined)
  // The problem's details are not used, and parsing them would be a seventh of the script that visitors load.
  if (!response.ok || !isCalendarPage(answer)) throw new AppError('upstream_failed', 'the calendar has no such page')
  return answer
}

/** Every time zone to choose from, named in a language; the browser keeps the list for a day. */
export async function listZones(locale: string): Promise<ZoneGroup[]> {
  const response = await fetch(`${zonesPath}?${new URLSearchParams({ locale }).toString()}`)
  const answer: unknown = await response.json().catch(() => undefined)
  if (!response.ok || !isZoneList(answer)) throw new AppError('upstream_failed', 'there is no list of zones')
  return answer
}
