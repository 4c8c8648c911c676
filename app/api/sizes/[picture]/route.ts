import { NotFoundError } from '@/lib/core/errors'
import { pictureSize } from '@/lib/core/picture-endpoints'
import { forVisitor } from '@/lib/core/server/endpoint/for-visitor'
import { hasTag } from '@/lib/core/server/entity-tag'
import { findKeptSize, makeKeptSize, nameOfSize } from '@/lib/core/server/pictures/find-size'
import { originalOf } from '@/lib/core/server/pictures/own-address'
import { sizeAsked } from '@/lib/core/server/pictures/size-asked'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'

/** Only making one that isn't kept yet counts. */
export const GET = forVisitor(pictureSize, async ({ request, params: { picture }, query }) => {
  const original = originalOf(picture)
  const asked = original && sizeAsked(original, query)
  if (original === undefined || asked === undefined) throw new NotFoundError('picture')
  const name = nameOfSize(original, asked)
  const headers = {
    etag: `"${name}"`,
    // A content system gives every picture an address of its own.
    'cache-control': 'public, max-age=31536000, immutable',
    // Other sites show the pictures of links that are shared.
    'cross-origin-resource-policy': 'cross-origin',
  }
  if (hasTag(request, headers.etag)) return new Response(null, { status: 304, headers })
  const kept = await findKeptSize(name)
  if (kept === undefined) await takeTry('pictureSizes', clientOf(request))
  const size = kept ?? (await makeKeptSize(original, asked))
  return new Response(size, { headers: { ...headers, 'content-type': `image/${asked.format}` } })
})
