import type { ReactElement } from 'react'
import { drawPicture, findPicture } from '@/lib/core/server/draw-picture'
import { entityTag, hasTag } from '@/lib/core/server/entity-tag'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'

/**
 * A drawn picture for where a page is shared. Who has it already is told so; drawing one that nobody has asked for yet counts.
 * @param shown all that is in it
 */
export async function pictureAnswer<Shown extends object>(
  request: Request,
  shown: Shown,
  draw: (shown: Shown) => ReactElement,
): Promise<Response> {
  const etag = entityTag(shown)
  const headers = {
    etag,
    'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
    // Shown by other sites, some of which let the browser fetch it.
    'cross-origin-resource-policy': 'cross-origin',
  }
  if (hasTag(request, etag)) return new Response(null, { status: 304, headers })
  const known = findPicture(etag)
  if (known === undefined) await takeTry('drawings', clientOf(request))
  const png = known ?? (await drawPicture(etag, draw(shown)))
  return new Response(png, { headers: { ...headers, 'content-type': 'image/png' } })
}
