import { EventPicture } from '@/components/events/picture/event-picture'
import { isLocale } from '@/i18n/locales'
import { NotFoundError } from '@/lib/core/errors'
import { drawPicture, findPicture } from '@/lib/core/server/draw-picture'
import { entityTag, hasTag } from '@/lib/core/server/entity-tag'
import { withProblems } from '@/lib/core/server/problem-response'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'
import { getPublicEvent } from '@/lib/domains/events/server'
import { eventPictureOf } from './event-picture-of'

type Context = RouteContext<'/api/pictures/events/[id]/[locale]'>

/** The picture of an event for where its page is shared; an event with a secret has none. */
export const GET = withProblems(async (request: Request, { params }: Context) => {
  const client = clientOf(request)
  await takeTry('reads', client)
  const { id, locale } = await params
  if (!isLocale(locale)) throw new NotFoundError('language')
  const shown = await eventPictureOf(await getPublicEvent(id), locale)
  const etag = entityTag(shown)
  const headers = {
    etag,
    'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
    // Shown by other sites, some of which let the browser fetch it.
    'cross-origin-resource-policy': 'cross-origin',
  }
  if (hasTag(request, etag)) return new Response(null, { status: 304, headers })
  const known = findPicture(etag)
  if (known === undefined) await takeTry('drawings', client)
  const png = known ?? (await drawPicture(etag, <EventPicture {...shown} />))
  return new Response(png, { headers: { ...headers, 'content-type': 'image/png' } })
})
