import { entityTag, hasTag } from '@/lib/core/server/entity-tag'
import { env } from '@/lib/core/server/env'
import { siteNow } from '@/lib/core/server/site-clock'
import { calendarFeedFile } from '@/lib/domains/events/calendar/file'
import type { Feed } from '@/lib/domains/events/calendar/feeds-server'

/** A feed for programs that poll: its ETag is a hash of its content, so that an unchanged one isn't sent again. */
export function calendarAnswer(request: Request, feed: Feed): Response {
  const etag = entityTag(feed)
  const headers = { etag }
  if (hasTag(request, etag)) return new Response(null, { status: 304, headers })
  const { name, entries, isPersonal: isReminded = false } = feed
  const file = calendarFeedFile(entries, { name, isReminded, product: env.PRODUCT_NAME, now: siteNow() })
  return new Response(file, { headers: { ...headers, 'content-type': 'text/calendar; charset=utf-8' } })
}
