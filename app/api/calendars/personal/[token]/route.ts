import type { NextRequest } from 'next/server'
import { withProblems } from '@/lib/core/server/problem-response'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { countingGuesses, takeTry } from '@/lib/core/server/rate-limit/rate-limit'
import { readPersonalFeed } from '@/lib/domains/events/calendar/feeds-server'
import { calendarAnswer } from '../../calendar-answer'

/** What a player has joined, for who knows the secret of their calendar. */
export const GET = withProblems(
  async (request: NextRequest, { params }: RouteContext<'/api/calendars/personal/[token]'>) => {
    const client = clientOf(request)
    await takeTry('reads', client)
    const { token } = await params
    const feed = await countingGuesses('calendarFeed', client, () => readPersonalFeed(token))
    return calendarAnswer(request, feed, 'private, no-cache')
  },
)
