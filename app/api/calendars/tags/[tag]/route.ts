import type { NextRequest } from 'next/server'
import { withProblems } from '@/lib/core/server/problem-response'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'
import { readTagFeed } from '@/lib/domains/events/calendar/feeds-server'
import { calendarAnswer } from '../../calendar-answer'

/** The events to come with a tag, for programs that follow a calendar. */
export const GET = withProblems(async (request: NextRequest, { params }: RouteContext<'/api/calendars/tags/[tag]'>) => {
  await takeTry('reads', clientOf(request))
  return calendarAnswer(request, await readTagFeed((await params).tag), 'public, max-age=300')
})
