import type { NextRequest } from 'next/server'
import { eventPath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { withProblems } from '@/lib/core/server/problem-response'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'
import { calendarEntry } from '@/lib/domains/events/calendar/entry'
import { calendarFile } from '@/lib/domains/events/calendar/file'
import { withEventSecretOf } from '@/lib/domains/events/event-secret'
import { getPublicEvent, getSecretEvent } from '@/lib/domains/events/server'
import { siteNow } from '@/lib/core/server/site-clock'

/** An event as a file for the visitor's calendar. */
export const GET = withProblems(async (request: NextRequest, { params }: RouteContext<'/api/events/[id]/calendar'>) => {
  const { id } = await params
  await takeTry('reads', clientOf(request))
  const { event, secret } = await withEventSecretOf(request, async (known) => ({
    event: await (known === undefined ? getPublicEvent(id) : getSecretEvent(id, known)),
    secret: known,
  }))
  const host = new URL(env.SITE_URL).hostname
  const entry = calendarEntry(event, `${env.SITE_URL}${eventPath(event.id, secret)}`)
  const file = calendarFile(entry, {
    uid: `event-${event.id}@${host}`,
    product: env.PRODUCT_NAME,
    now: siteNow(),
  })
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="event-${event.id}.ics"`,
      'cache-control': 'no-store',
    },
  })
})
