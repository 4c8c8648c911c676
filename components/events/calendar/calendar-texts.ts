import { getTranslations } from 'next-intl/server'
import { wordsOf } from '@/lib/core/words'
import { calendarFilters } from '@/lib/domains/events/calendar/filters'
import { facetNames } from '@/lib/domains/events/calendar/facets'
import { eventTypeSchema, sportSchema } from '@/lib/domains/events/schema'
import { signUpTexts } from '../sign-up/sign-up-texts'

const words = [
  'toolbar',
  'narrow',
  'narrowed',
  'drop',
  'any',
  'reset',
  'showFound',
  'close',
  'date',
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
  'change',
  'levels',
  'pace',
  'isIn',
  'joinLabel',
  'leaveLabel',
] as const

/** Values of facets that have words of their own; sports have those of events, and levels are letters. */
const valueWords = ['short', 'medium', 'long', 'morning', 'afternoon', 'evening', 'women'] as const

export type CalendarTexts = Awaited<ReturnType<typeof calendarTexts>>

/** The calendar's texts; names in braces are placeholders that the island fills in. */
export async function calendarTexts() {
  const [t, events, filters, facets, facetValues, types, sports, signUp] = await Promise.all([
    getTranslations('calendar'),
    getTranslations('events'),
    getTranslations('calendar.filters'),
    getTranslations('calendar.facets'),
    getTranslations('calendar.facetValues'),
    getTranslations('events.types'),
    getTranslations('events.sports'),
    signUpTexts(),
  ])
  return {
    ...wordsOf(t, words),
    ...wordsOf(events, ['group', 'minutes', 'hours']),
    filters: wordsOf(filters, calendarFilters),
    facets: wordsOf(facets, facetNames),
    facetValues: wordsOf(facetValues, valueWords),
    types: wordsOf(types, eventTypeSchema.options),
    sports: wordsOf(sports, sportSchema.options),
    signUp,
  }
}
