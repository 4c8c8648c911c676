import 'server-only'
import { NotFoundError, UpstreamError } from '../../errors'
import { upstreamFetch } from '../upstream-fetch'
import { NoPictureError } from './make-size'

/** Parameters by which a service would make sizes. */
const OF_SIZES = [
  'rect',
  'fp-x',
  'fp-y',
  'fp-z',
  'w',
  'h',
  'width',
  'height',
  'dpr',
  'ar',
  'fit',
  'crop',
  'auto',
  'fm',
  'q',
]

/** Media types of pictures, and those of hosts that don't say. */
const PICTURE_TYPE = /^(?:image\/|(?:application|binary)\/octet-stream\b|$)/i

/** An original's address without the parameters of sizes. All others may say which original it is. */
export function placeOf(original: URL): string {
  const place = new URL(original)
  for (const name of OF_SIZES) place.searchParams.delete(name)
  place.hash = ''
  return place.href
}

/**
 * The original as the content system has it. A redirect is not followed: only configured hosts are asked.
 *
 * @param transport sends the request; within a page that is being made it must be `directFetch`
 * @throws NotFoundError if there is no picture; NoPictureError if it is too large; UpstreamError if its host doesn't answer
 */
export async function readOriginal(original: URL, transport?: typeof fetch): Promise<Uint8Array> {
  const read = upstreamFetch({ service: 'pictures', operation: 'readOriginal', transport })
  const answer = await read(placeOf(original), { headers: { accept: 'image/*' } }).catch(orTooLarge)
  if (!answer.ok || !PICTURE_TYPE.test(answer.headers.get('content-type') ?? '')) throw new NotFoundError('picture')
  return new Uint8Array(await answer.arrayBuffer())
}

function orTooLarge(error: unknown): never {
  if (error instanceof UpstreamError && error.kind === 'too_large')
    throw new NoPictureError('a picture has too many bytes for sizes', { cause: error })
  throw error
}
