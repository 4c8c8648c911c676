import type { ReactElement } from 'react'
import { isLocale, type Locale } from '@/i18n/locales'
import type { ParamsOf, VisitorEndpoint } from '@/lib/core/endpoint'
import { NotFoundError } from '@/lib/core/errors'
import { drawPicture, findPicture } from './draw-picture'
import { forVisitor } from '@/lib/core/server/endpoint/for-visitor'
import { entityTag, hasTag } from '@/lib/core/server/entity-tag'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'

/** A picture's content, as data and as an element to render. */
type Picture = { shown: object; element: ReactElement }

type PictureEndpoint = VisitorEndpoint & { path: `${string}/:locale`; answer: 'image/png' }

/**
 * Serves a generated picture for links to a page, to any client. A client that has it already gets 304; only drawing
 * one that isn't cached yet counts.
 *
 * @param find the picture of an address; throws `NotFoundError` where there is none, before anything is drawn
 */
export function servePicture<Its extends PictureEndpoint>(
  endpoint: Its,
  find: (params: ParamsOf<Its>, locale: Locale) => Promise<Picture>,
) {
  return forVisitor<PictureEndpoint>(endpoint, async ({ request, params }) => {
    const { locale } = params
    if (!isLocale(locale)) throw new NotFoundError('language')
    return pictureAnswer(request, await find(params, locale))
  })
}

async function pictureAnswer(request: Request, { shown, element }: Picture): Promise<Response> {
  const etag = entityTag(shown)
  const headers = {
    etag,
    'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
    // Shown by other sites, some of which embed it directly.
    'cross-origin-resource-policy': 'cross-origin',
  }
  if (hasTag(request, etag)) return new Response(null, { status: 304, headers })
  const known = findPicture(etag)
  if (known === undefined) await takeTry('drawings', clientOf(request))
  const png = known ?? (await drawPicture(etag, element))
  return new Response(png, { headers: { ...headers, 'content-type': 'image/png' } })
}
