import type { NextRequest } from 'next/server'
import { systemClock } from '@/lib/core/clock'
import { eventPath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { withProblems } from '@/lib/core/server/problem-response'
import { calendarEntry } from '@/lib/domains/events/calendar-entry'
import { calendarFile } from '@/lib/domains/events/calendar-file'
import { eventSecretOf } from '@/lib/domains/events/event-secret'
import { getPublicEvent, getSecretEvent } from '@/lib/domains/events/server'

const clock = systemClock(env.CLOCK_OFFSET_MS)

/** An event as a file for the visitor's calendar. */
export const GET = withProblems(async (request: NextRequest, { params }: RouteContext<'/api/events/[id]/calendar'>) => {
  const { id } = await params
  const secret = eventSecretOf(request)
  const event = await (secret === undefined ? getPublicEvent(id) : getSecretEvent(id, secret))
  const host = new URL(env.SITE_URL).hostname
  const entry = calendarEntry(event, `${env.SITE_URL}${eventPath(event.id, secret)}`)
  const file = calendarFile(entry, {
    uid: `event-${event.id}@${host}`,
    product: env.PRODUCT_NAME,
    now: clock(),
  })
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="event-${event.id}.ics"`,
      'cache-control': 'no-store',
    },
  })
})
