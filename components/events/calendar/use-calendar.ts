import { useEffect, useEffectEvent, useState } from 'react'
import { todayInZone } from '@/components/ui/local-time/day-text'
import { pushAddress } from '@/components/ui/push-address'
import { useLatestLoad } from '@/components/ui/use-latest-load'
import { useVisitorZone } from '@/components/ui/use-visitor-zone'
import { useOwnEvents } from './use-own-events'
import { browserNow } from '@/lib/core/browser-clock'
import { visitorZone } from '@/lib/core/zone'
import { getCalendarPage } from '@/lib/domains/events/calendar/api'
import type { CalendarPage } from '@/lib/domains/events/calendar/page'
import {
  calendarParameters,
  parseCalendarQuery,
  calendarSearch,
  type CalendarQuery,
} from '@/lib/domains/events/calendar/query'

type View = { query: CalendarQuery; page: CalendarPage | undefined; status: 'ready' | 'loading' | 'failed' }

export type CalendarSection = { tags: readonly string[]; rows: number; locale: string }

/**
 * State of the calendar. The server rendered the first page; a choice changes the address and requests only the
 * calendar page that the address names. The previous page stays until the answer arrives. Of several choices the last
 * one counts.
 */
export function useCalendar(first: Pick<View, 'query' | 'page'>, section: CalendarSection) {
  const [view, setView] = useState<View>({ ...first, status: first.page ? 'ready' : 'failed' })
  const { load } = useLatestLoad()
  const isForOwn = first.query.zone === undefined
  const ownZone = useVisitorZone(isForOwn ? first.page?.zone : undefined)

  function show(query: CalendarQuery): void {
    setView(({ page }) => ({ query, page, status: 'loading' }))
    void load(
      // Read anew: the choice that led here may have changed it since this was rendered.
      (signal) => getCalendarPage({ ...query, zone: query.zone ?? visitorZone() }, section, signal),
      (page) => setView((shown) => (page ? { query, page, status: 'ready' } : { ...shown, status: 'failed' })),
    )
  }

  const follow = useEffectEvent(() => show(parseCalendarQuery(new URLSearchParams(location.search))))

  // Cached pages are rendered for UTC if the address names no zone, and pages other than the events page ignore choices
  // in the address.
  const correct = useEffectEvent(() => {
    const query = parseCalendarQuery(new URLSearchParams(location.search))
    const isOther = calendarSearch(query) !== calendarSearch(view.query)
    if (isOther || isOfAnotherZone(view, ownZone)) show(query)
  })
  useEffect(() => {
    const timer = setTimeout(correct)
    return () => clearTimeout(timer)
  }, [ownZone])

  useEffect(() => {
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  const isOwnDay = !isOfAnotherZone(view, ownZone)
  const page = useOwnEvents(isOwnDay ? view.page : undefined, section.tags)
  const choose = (query: CalendarQuery) => {
    pushAddress(addressOf(query))
    show(query)
  }
  return {
    ...view,
    page: page ?? view.page,
    zone: view.query.zone ?? ownZone,
    visitorZone: ownZone,
    choose,
    retry: () => show(view.query),
  }
}

/** Whether the shown days, or the chosen time of day, begin at other instants in the visitor's zone than in the page's. */
function isOfAnotherZone({ query, page }: View, ownZone: string): boolean {
  if (!page || query.zone !== undefined || page.zone === ownZone) return false
  return query.date !== undefined || query.facets.time !== undefined || page.date !== todayInZone(browserNow(), ownZone)
}

function addressOf(query: CalendarQuery): string {
  const parameters = new URLSearchParams(location.search)
  for (const name of calendarParameters) parameters.delete(name)
  for (const [name, value] of new URLSearchParams(calendarSearch(query))) parameters.set(name, value)
  const search = parameters.toString()
  return location.pathname + (search && `?${search}`)
}
