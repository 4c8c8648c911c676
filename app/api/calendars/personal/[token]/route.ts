import { forVisitor } from '@/lib/core/server/endpoint/for-visitor'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { countingGuesses } from '@/lib/core/server/rate-limit/rate-limit'
import { personalFeed } from '@/lib/domains/events/calendar/endpoints'
import { readPersonalFeed } from '@/lib/domains/events/calendar/feeds-server'
import { calendarAnswer } from '../../calendar-answer'

export const GET = forVisitor(personalFeed, async ({ request, params }) => {
  const feed = await countingGuesses('calendarFeed', clientOf(request), () => readPersonalFeed(params.token))
  return calendarAnswer(request, feed)
})
