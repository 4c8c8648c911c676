import { eventPath } from '@/lib/core/paths'
import { forVisitor } from '@/lib/core/server/endpoint/for-visitor'
import { env } from '@/lib/core/server/env'
import { siteNow } from '@/lib/core/server/site-clock'
import { eventFile } from '@/lib/domains/events/calendar/endpoints'
import { calendarEntry } from '@/lib/domains/events/calendar/entry'
import { calendarFile } from '@/lib/domains/events/calendar/file'
import { withEventSecretOf } from '@/lib/domains/events/event-secret'
import { getPublicEvent, getSecretEvent } from '@/lib/domains/events/server'

export const GET = forVisitor(eventFile, async ({ request, params: { id }, query }) => {
  const { event, secret } = await withEventSecretOf(request, query, async (known) => ({
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
    },
  })
})
