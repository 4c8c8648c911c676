import { getTranslations } from 'next-intl/server'
import { wordsOf } from '@/lib/core/words'
import { calendarFilters } from '@/lib/domains/events/calendar/filters'
import { eventTypeSchema, sportSchema } from '@/lib/domains/events/schema'
import { signUpTexts } from '../sign-up/sign-up-texts'

const words = [
  'toolbar',
  'date',
  'show',
  'zone',
  'zoneNote',
  'week',
  'weekBefore',
  'weekAfter',
  'filter',
  'up',
  'down',
  'position',
  'loading',
  'empty',
  'everything',
  'failed',
  'retry',
  'groups',
  'pace',
  'isIn',
  'joinLabel',
  'leaveLabel',
] as const

export type CalendarTexts = Awaited<ReturnType<typeof calendarTexts>>

/** The calendar's texts; names in braces are placeholders that the island fills in. */
export async function calendarTexts() {
  const [t, events, filters, types, sports, signUp] = await Promise.all([
    getTranslations('calendar'),
    getTranslations('events'),
    getTranslations('calendar.filters'),
    getTranslations('events.types'),
    getTranslations('events.sports'),
    signUpTexts(),
  ])
  return {
    ...wordsOf(t, words),
    ...wordsOf(events, ['group', 'minutes', 'hours']),
    filters: wordsOf(filters, calendarFilters),
    types: wordsOf(types, eventTypeSchema.options),
    sports: wordsOf(sports, sportSchema.options),
    signUp,
  }
}
