import { NotFoundError } from '@/lib/core/errors'
import { pictureSize } from '@/lib/core/picture-endpoints'
import { forVisitor } from '@/lib/core/server/endpoint/for-visitor'
import { hasTag } from '@/lib/core/server/entity-tag'
import { findSize, makeKeptSize, nameOfSize } from '@/lib/core/server/pictures/find-size'
import { originalOf } from '@/lib/core/server/pictures/own-address'
import { sizeAsked } from '@/lib/core/server/pictures/size-asked'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'

/** Other sites show the pictures of links that are shared. */
const FOR_ALL_SITES = { 'cross-origin-resource-policy': 'cross-origin' }

/** Only beginning to make one that isn't kept yet counts. */
export const GET = forVisitor(pictureSize, async ({ request, params: { picture }, query }) => {
  const original = originalOf(picture)
  const asked = original && sizeAsked(original, query)
  if (original === undefined || asked === undefined) throw new NotFoundError('picture')
  const name = nameOfSize(original, asked)
  // A content system gives every picture an address of its own.
  const headers = { etag: `"${name}"`, 'cache-control': 'public, max-age=31536000, immutable', ...FOR_ALL_SITES }
  if (hasTag(request, headers.etag)) return new Response(null, { status: 304, headers })
  const found = await findSize(original, name)
  if (found === undefined) await takeTry('pictureSizes', clientOf(request))
  const size = found ?? (await makeKeptSize(original, asked))
  if (size === 'as it is') return toOriginal(original)
  return new Response(size, { headers: { ...headers, 'content-type': `image/${asked.format}` } })
})

/**
 * Leads to a picture without sizes where the content system has it, as pages show drawings. It is never sent from here:
 * what is written as a drawing may contain scripts, which would be the site's.
 */
const toOriginal = ({ href }: URL) =>
  new Response(null, {
    status: 307,
    headers: { location: href, 'cache-control': 'public, max-age=3600', ...FOR_ALL_SITES },
  })
