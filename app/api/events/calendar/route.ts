import type { NextRequest } from 'next/server'
import * as z from 'zod'
import { defaultLocale, isLocale, weekStart } from '@/i18n/locales'
import { InvalidInputError } from '@/lib/core/errors'
import { withProblems } from '@/lib/core/server/problem-response'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'
import { DEFAULT_ROWS, MOST_ROWS } from '@/lib/core/calendar-rows'
import { calendarQueryIn } from '@/lib/domains/events/calendar/query'
import { findCalendarPage } from '@/lib/domains/events/calendar/server'
import { tagsIn } from '@/lib/domains/events/event-search'

const sectionSchema = z.object({
  /** Those of the section that shows them. */
  tags: z.string().max(200).default('').transform(tagsIn),
  rows: z.coerce.number().int().min(1).max(MOST_ROWS).default(DEFAULT_ROWS),
  locale: z.string().refine(isLocale).default(defaultLocale),
})

/**
 * A page of the calendar: the same for everybody, so that browsers and what is between may keep it for a while, unless a
 * failure left some events out.
 */
export const GET = withProblems(async (request: NextRequest) => {
  await takeTry('reads', clientOf(request))
  const { searchParams } = request.nextUrl
  const section = sectionSchema.safeParse(Object.fromEntries(searchParams))
  if (!section.success) throw new InvalidInputError('no section of ours', { cause: section.error })
  const { tags, rows, locale } = section.data
  const query = calendarQueryIn(searchParams)
  const { page, isWhole } = await findCalendarPage({ tags, rows, query, weekStart: weekStart(locale) })
  return Response.json(page, { headers: { 'cache-control': isWhole ? 'public, max-age=60' : 'no-store' } })
})
