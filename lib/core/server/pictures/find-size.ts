import 'server-only'
import { createHash } from 'node:crypto'
import { NotFoundError, TooManyRequestsError } from '../../errors'
import { pictureSizeLimits } from '../../limits'
import { SingleFlight } from '../../single-flight'
import { dataFilePath } from '../data-file-path'
import { inTurn } from '../in-turn'
import { log } from '../log'
import { processWide } from '../process-wide'
import { upstreamFetch } from '../upstream-fetch'
import { KeptSizes } from './kept-sizes'
import { makeSize, NoPictureError } from './make-size'
import type { SizeAsked } from './size-asked'

type Bytes = Buffer<ArrayBuffer>

const state = () =>
  processWide('picture sizes', () => ({
    kept: new KeptSizes(dataFilePath('picture-sizes'), pictureSizeLimits.keptBytes),
    underway: new SingleFlight<Bytes>(),
    waiting: 0,
  }))

/** Name of a size: equal names are equal pictures. */
export function nameOfSize(original: URL, asked: SizeAsked): string {
  return createHash('sha256')
    .update(JSON.stringify([placeOf(original), asked]))
    .digest('hex')
}

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

/** An original's address without the parameters of sizes. All others may say which original it is. */
function placeOf(original: URL): string {
  const place = new URL(original)
  for (const name of OF_SIZES) place.searchParams.delete(name)
  place.hash = ''
  return place.href
}

/** A size that was made before. */
export const findKeptSize = (name: string): Promise<Bytes | undefined> => state().kept.find(name)

/**
 * Makes a size and keeps it: one after the other, and once for all who ask for it at the same time.
 *
 * @throws NotFoundError if there is no such picture; TooManyRequestsError if too many wait; UpstreamError if the host of
 * pictures doesn't answer
 */
export function makeKeptSize(original: URL, asked: SizeAsked): Promise<Bytes> {
  const { kept, underway } = state()
  const name = nameOfSize(original, asked)
  return underway.join(name, async () => {
    const made = await whenItsTurn(async () => makeSize(await readOriginal(original), asked))
    await kept.keep(name, made)
    return made
  })
}

async function whenItsTurn(make: () => Promise<Bytes>): Promise<Bytes> {
  const its = state()
  if (its.waiting >= pictureSizeLimits.waiting) throw new TooManyRequestsError(1)
  its.waiting += 1
  try {
    return await inTurn('picture size', make)
  } catch (error) {
    if (!(error instanceof NoPictureError)) throw error
    log.warn({ err: error }, 'a picture has no sizes')
    throw new NotFoundError('picture')
  } finally {
    its.waiting -= 1
  }
}

/** The original as the content system has it. A redirect is not followed: only configured hosts are asked. */
async function readOriginal(original: URL): Promise<Uint8Array> {
  const read = upstreamFetch({ service: 'pictures', operation: 'readOriginal' })
  const answer = await read(placeOf(original), { headers: { accept: 'image/*' } })
  if (!answer.ok) throw new NotFoundError('picture')
  return new Uint8Array(await answer.arrayBuffer())
}
