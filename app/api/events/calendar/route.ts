import * as z from 'zod'
import { defaultLocale, isLocale, weekStart } from '@/i18n/locales'
import { DEFAULT_ROWS, MOST_ROWS } from '@/lib/core/calendar-rows'
import { InvalidInputError } from '@/lib/core/errors'
import { forVisitor } from '@/lib/core/server/endpoint/for-visitor'
import { getCalendarPage } from '@/lib/domains/events/calendar/endpoints'
import { parseCalendarQuery } from '@/lib/domains/events/calendar/query'
import { findCalendarPage } from '@/lib/domains/events/calendar/server'
import { parseTags } from '@/lib/domains/events/event-search'

const sectionSchema = z.object({
  /** Tags of the section that shows the events, separated by commas. */
  tags: z.string().max(200).default('').transform(parseTags),
  rows: z.coerce.number().int().min(1).max(MOST_ROWS).default(DEFAULT_ROWS),
  locale: z.string().refine(isLocale).default(defaultLocale),
})

export const GET = forVisitor(getCalendarPage, async ({ request, query, headers }) => {
  const section = sectionSchema.safeParse(query)
  if (!section.success) throw new InvalidInputError('no section of ours', { cause: section.error })
  const { tags, rows, locale } = section.data
  const { page, isWhole } = await findCalendarPage({
    tags,
    rows,
    query: parseCalendarQuery(new URL(request.url).searchParams),
    weekStart: weekStart(locale),
  })
  if (!isWhole) headers.set('cache-control', 'no-store')
  return page
})
