import 'server-only'
import type { SharpOptions } from 'sharp'
import { pictureSizeLimits } from '../../limits'
import { type SizeAsked, viewOf } from './size-asked'

/** The original is none of the kinds of pictures that have sizes, moves, is broken, or is too large. */
export class NoPictureError extends Error {
  override readonly name = 'NoPictureError'
}

const KINDS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'avif'])
const QUALITY = { webp: 75, jpeg: 75 }
const SECONDS = 10

const OPTIONS: SharpOptions = {
  limitInputPixels: pictureSizeLimits.pixels,
  failOn: 'error',
  sequentialRead: true,
}

/**
 * Makes a size of a picture; never larger than the original.
 *
 * @throws NoPictureError
 */
export async function makeSize(original: Uint8Array, asked: SizeAsked): Promise<Buffer<ArrayBuffer>> {
  const { default: sharp } = await loadSharp()
  try {
    const upright = sharp(original, OPTIONS).timeout({ seconds: SECONDS }).autoOrient()
    const { format, pages, isProgressive, autoOrient } = await upright.metadata()
    if (!KINDS.has(format)) throw new NoPictureError(`a picture of the kind ${format} has no sizes`)
    if (isMoving(original, format, pages)) throw new NoPictureError(`a moving picture (${format}) has no sizes`)
    if (autoOrient.width * autoOrient.height > mostPixels(format, isProgressive))
      throw new NoPictureError(`a picture of ${autoOrient.width} × ${autoOrient.height} pixels is not decoded`)
    const view = viewOf(autoOrient, asked)
    const made = upright
      .extract({ left: view.x, top: view.y, width: view.width, height: view.height })
      .resize({ width: Math.min(asked.width, view.width) })
    const encoded =
      asked.format === 'jpeg'
        ? made.flatten({ background: { r: 255, g: 255, b: 255 } }).jpeg({ quality: QUALITY.jpeg })
        : made.webp({ quality: QUALITY.webp })
    return Buffer.from(await encoded.toBuffer())
  } catch (error) {
    if (error instanceof NoPictureError) throw error
    throw new NoPictureError('a picture could not be read', { cause: error })
  }
}

/** Some kinds are in memory as a whole while they are decoded (docs/decisions/067). */
function mostPixels(format: string, isProgressive = false): number {
  const { pixels, pixelsAsWhole, pixelsOfAvif } = pictureSizeLimits
  if (format === 'heif' || format === 'avif') return pixelsOfAvif
  return format === 'webp' || isProgressive ? pixelsAsWhole : pixels
}

/** Whether it has several frames, all but one of which would be lost. Of PNG and AVIF the library tells of none. */
function isMoving(original: Uint8Array, format: string, pages = 1): boolean {
  const bytes = Buffer.from(original.buffer, original.byteOffset, original.byteLength)
  if (format === 'webp') return pages > 1
  if (format === 'png') return bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL')
  return bytes.subarray(4, 12).equals(Buffer.from('ftypavis'))
}

/**
 * The program that makes sizes. It isn't part of what is deployed, since one of its libraries has a licence of another kind
 * (docs/decisions/067): who wants sizes of the site's own installs it.
 *
 * @throws Error that says so
 */
export async function loadSharp() {
  try {
    return await import(/* turbopackIgnore: true */ 'sharp')
  } catch (cause) {
    throw new Error('PICTURE_SIZES=own needs the package sharp: npm install --no-save sharp@0.35.5', { cause })
  }
}
