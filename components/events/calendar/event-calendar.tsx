import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/locales'
import type { CalendarPage } from '@/lib/domains/events/calendar/page'
import type { CalendarQuery } from '@/lib/domains/events/calendar/query'
import type { SignUpNotice } from '@/lib/domains/events/sign-up/rules'
import { calendarTexts } from './calendar-texts'
import { CalendarIsland } from './lazy'

export type EventCalendarProps = {
  page: CalendarPage | undefined
  query: CalendarQuery
  tags: readonly string[]
  rows: number
  notices: Record<SignUpNotice, ReactNode>
  locale: Locale
}

/** The calendar with its texts. */
export async function EventCalendar(props: EventCalendarProps) {
  return <CalendarIsland {...props} texts={await calendarTexts()} />
}
