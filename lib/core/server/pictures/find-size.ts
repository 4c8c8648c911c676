import 'server-only'
import { bulkhead, isBulkheadRejectedError } from 'cockatiel'
import { createHash } from 'node:crypto'
import { processTime } from '../../clock'
import { TooManyRequestsError } from '../../errors'
import { pictureSizeLimits } from '../../limits'
import { SingleFlight } from '../../single-flight'
import { dataFilePath } from '../data-file-path'
import { inTurn } from '../in-turn'
import { log } from '../log'
import { processWide } from '../process-wide'
import { Remembered } from '../remembered'
import { KeptSizes } from './kept-sizes'
import { makeSize, NoPictureError } from './make-size'
import { placeOf, readOriginal } from './read-original'
import type { SizeAsked } from './size-asked'

type Bytes = Buffer<ArrayBuffer>

/** A size; or that the original is shown as it is, since it has no sizes. */
export type FoundSize = Bytes | 'as it is'

/** For how long an original without sizes is not read again. */
const WITHOUT_SIZES_MS = 60 * 60 * 1000

const state = () =>
  processWide('picture sizes', () => ({
    kept: new KeptSizes(dataFilePath('picture-sizes'), pictureSizeLimits.keptBytes),
    withoutSizes: new Remembered<true>(pictureSizeLimits.withoutSizes),
    underway: new SingleFlight<FoundSize>(),
    places: bulkhead(pictureSizeLimits.originals, pictureSizeLimits.waiting),
  }))

/** Name of a size: equal names are equal pictures. */
export function nameOfSize(original: URL, asked: SizeAsked): string {
  return createHash('sha256')
    .update(JSON.stringify([placeOf(original), asked]))
    .digest('hex')
}

/** What is known of a size; undefined if it would have to be made. One that is being made is waited for. */
export async function findSize(original: URL, name: string): Promise<FoundSize | undefined> {
  const { kept, withoutSizes, underway } = state()
  if (withoutSizes.find(placeOf(original), processTime())) return 'as it is'
  return (await kept.find(name)) ?? underway.find(name)
}

/**
 * Makes a size and keeps it, once for all who ask for it at the same time. A few originals are read at a time; they are
 * decoded one after the other.
 *
 * @param transport as `readOriginal` takes it
 * @throws NotFoundError if there is no such picture; TooManyRequestsError if too many wait; UpstreamError if the host of
 * pictures doesn't answer
 */
export function makeKeptSize(original: URL, asked: SizeAsked, transport?: typeof fetch): Promise<FoundSize> {
  const { kept, underway, places } = state()
  const name = nameOfSize(original, asked)
  return underway.join(name, async () => {
    try {
      const made = await places.execute(() => readAndMake(original, asked, transport))
      await kept.keep(name, made)
      return made
    } catch (error) {
      if (isBulkheadRejectedError(error)) throw new TooManyRequestsError(1)
      if (!(error instanceof NoPictureError)) throw error
      return rememberWithout(original, error)
    }
  })
}

async function readAndMake(original: URL, asked: SizeAsked, transport?: typeof fetch): Promise<Bytes> {
  // Not in its turn: a slow host would hold up all other pictures.
  const bytes = await readOriginal(original, transport)
  return inTurn('picture size', () => makeSize(bytes, asked))
}

function rememberWithout(original: URL, err: NoPictureError): FoundSize {
  log.warn({ err }, 'a picture has no sizes, and is shown as it is')
  state().withoutSizes.keep(placeOf(original), true, processTime() + WITHOUT_SIZES_MS)
  return 'as it is'
}
