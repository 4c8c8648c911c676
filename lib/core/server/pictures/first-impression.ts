import 'server-only'
import { bulkhead, isBulkheadRejectedError } from 'cockatiel'
import { processTime } from '../../clock'
import { NotFoundError } from '../../errors'
import { firstImpressionLimits } from '../../limits'
import { addressAt, isResizable, type PictureSource } from '../../picture'
import { SingleFlight } from '../../single-flight'
import { directFetch } from '../direct-fetch'
import { env } from '../env'
import { log } from '../log'
import { processWide } from '../process-wide'
import { Remembered } from '../remembered'
import { outsideRequests } from '../request-budget'
import { upstreamFetch } from '../upstream-fetch'
import { within } from '../within'
import { makeKeptSize } from './find-size'
import { originalOfAddress } from './own-address'
import { sizeAsked } from './size-asked'

/** Width in pixels, and imgix's quality: small enough for an attribute, and blurred by being enlarged. */
const WIDTH = 12
const QUALITY = '20'

/** How long a page that is being made waits for one, in milliseconds; the next time that it is made there is one. */
const PATIENCE_MS = 300

type Impression = { address: string | undefined }

const state = () =>
  processWide('first impressions', () => ({
    known: new Remembered<Impression>(firstImpressionLimits.known),
    underway: new SingleFlight<Impression | undefined>(),
    places: bulkhead(firstImpressionLimits.atOnce, firstImpressionLimits.waiting),
  }))

/**
 * What shows in a picture's place until it is there: the picture itself in a few pixels, as a `data:` address of less than
 * 200 bytes (docs/decisions/067). Undefined for pictures with transparent parts, through which it would show for good; for
 * pictures from elsewhere; and if it isn't known in time.
 */
export async function firstImpression(picture: PictureSource): Promise<string | undefined> {
  if (!isResizable(picture)) return undefined
  const { known, underway } = state()
  const kept = known.find(picture.url, processTime())
  if (kept !== undefined) return kept.address
  const reading = underway.join(picture.url, () => outsideRequests(() => read(picture)))
  return (await within(PATIENCE_MS, reading))?.address
}

/** Never throws: a page without it only lacks the first impression. @returns undefined if too many are being read */
async function read(picture: PictureSource): Promise<Impression | undefined> {
  let impression: Impression = { address: undefined }
  let keptMs: number = firstImpressionLimits.keptMs
  try {
    impression = { address: dataAddress(await state().places.execute(() => bytesOf(picture))) }
  } catch (err) {
    if (isBulkheadRejectedError(err)) return undefined
    keptMs = firstImpressionLimits.failureKeptMs
    log.debug({ err }, 'a picture has no first impression')
  }
  state().known.keep(picture.url, impression, processTime() + keptMs)
  return impression
}

/** The picture in a few pixels, by whoever makes the sizes; undefined for one from elsewhere. */
async function bytesOf(picture: PictureSource): Promise<Uint8Array | undefined> {
  const small = new URL(addressAt(picture, WIDTH, { isHero: true }))
  if (env.PICTURE_SIZES === 'own') {
    const original = originalOfAddress(small)
    if (original === undefined) return undefined
    const asked = sizeAsked(original, {})
    if (asked === undefined) return undefined
    const size = await makeKeptSize(original, { ...asked, width: WIDTH }, directFetch)
    return size === 'as it is' ? undefined : size
  }
  if (!env.MEDIA_ORIGINS.includes(small.origin)) return undefined
  small.searchParams.set('q', QUALITY)
  const ask = upstreamFetch({ service: 'pictures', operation: 'readFirstImpression', transport: directFetch })
  const answer = await ask(small)
  if (!answer.ok) throw new NotFoundError('picture')
  return new Uint8Array(await answer.arrayBuffer())
}

/** What WebP begins with if it has no transparent parts: `RIFF`, its length, `WEBPVP8 `. */
const OPAQUE = /^RIFF.{4}WEBPVP8 /s

function dataAddress(bytes: Uint8Array | undefined): string | undefined {
  if (bytes === undefined || bytes.byteLength > firstImpressionLimits.bytes) return undefined
  const encoded = Buffer.from(bytes)
  return OPAQUE.test(encoded.toString('latin1')) ? `data:image/webp;base64,${encoded.toString('base64')}` : undefined
}
