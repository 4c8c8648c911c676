import { forVisitor } from '@/lib/core/server/endpoint/for-visitor'
import { seriesFeed } from '@/lib/domains/events/calendar/endpoints'
import { readSeriesFeed } from '@/lib/domains/events/calendar/feeds-server'
import { calendarAnswer } from '../../calendar-answer'

export const GET = forVisitor(seriesFeed, async ({ request, params }) =>
  calendarAnswer(request, await readSeriesFeed(params.id)),
)
