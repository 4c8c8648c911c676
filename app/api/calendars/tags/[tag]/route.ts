import { forVisitor } from '@/lib/core/server/endpoint/for-visitor'
import { tagFeed } from '@/lib/domains/events/calendar/endpoints'
import { readTagFeed } from '@/lib/domains/events/calendar/feeds-server'
import { calendarAnswer } from '../../calendar-answer'

export const GET = forVisitor(tagFeed, async ({ request, params }) =>
  calendarAnswer(request, await readTagFeed(params.tag)),
)
