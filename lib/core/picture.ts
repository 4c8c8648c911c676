/** A picture with its natural size in pixels; one on our own origin is a placeholder and is not resized. */
export type PictureSource = {
  url: string
  width: number
  height: number
  alt: string
  /** A `data:` address of the picture in a few pixels, which shows until it is there. */
  impression?: string
}

/** A local placeholder of a stated size. The available sizes are in `public/placeholders`. */
export function placeholder(width: number, height: number): PictureSource {
  return { url: `/placeholders/${width}x${height}.svg`, width, height, alt: '' }
}

/** Size of the picture that represents a page when it is shared. */
export const SHARED_PICTURE_SIZE = { width: 1200, height: 630 } as const

/** Whether it comes in other sizes and formats. */
export const isResizable = ({ url }: PictureSource) => !url.startsWith('/')

/** The shapes that pictures are cut to. Who makes sizes makes no others (`lib/core/server/pictures`). */
export const PICTURE_SHAPES = ['1:1', '4:3', '3:2', '16:9', '4:5', '3:4', '5:9', '1200:630'] as const

export type PictureShape = (typeof PICTURE_SHAPES)[number]

/** How a picture is drawn: in the shape of its box (`4:5`), and as the page's main picture. */
export type Drawing = { shape?: PictureShape; isHero?: boolean }

/** Parameters by which a content system asks for a size of its own: they would win over the width and shape that we ask for. */
const OWN_SIZE = ['h', 'height', 'width', 'dpr']

/**
 * The picture at a width in pixels, in the best format that the browser takes. The main picture is WebP: the first paint
 * waits for its decoding, which takes AVIF several times as long (docs/decisions/013). A cut to a shape keeps the part
 * that an editor chose (`rect`), and is made around the editors' focal point.
 */
export function addressAt(source: PictureSource, width: number, { shape, isHero = false }: Drawing = {}): string {
  if (!isResizable(source)) return source.url
  const address = new URL(source.url)
  const { searchParams } = address
  const cut: string | undefined = shape ?? shapeAskedFor(searchParams)
  for (const name of OWN_SIZE) searchParams.delete(name)
  searchParams.set('auto', isHero ? 'compress' : 'format,compress')
  if (isHero) searchParams.set('fm', 'webp')
  searchParams.set('w', String(Math.min(width, source.width)))
  if (cut !== undefined) {
    searchParams.set('fit', 'crop')
    searchParams.set('ar', cut)
    keepFocalPoint(searchParams)
  }
  return address.href
}

/** The shape of a picture that its address cuts to a width and a height. */
function shapeAskedFor(parameters: URLSearchParams): string | undefined {
  const [width, height] = [parameters.get('w'), parameters.get('h')]
  return parameters.get('fit') === 'crop' && width && height ? `${width}:${height}` : undefined
}

/** imgix heeds a focal point only if the cut says so. */
function keepFocalPoint(parameters: URLSearchParams) {
  if (parameters.has('fp-x') || parameters.has('fp-y')) parameters.set('crop', 'focalpoint')
}

/**
 * The editors' focal point as a value of `object-position`, for pictures that the browser cuts to their box: whatever the
 * box's shape, the point is in it. Undefined for a picture without one, which is cut around its middle.
 */
export function focalPosition({ url }: PictureSource): string | undefined {
  if (!url.includes('fp-')) return undefined
  const { searchParams } = new URL(url, 'https://own.invalid')
  const [across, down] = ['fp-x', 'fp-y'].map((name) => percentage(searchParams.get(name)))
  return across === 50 && down === 50 ? undefined : `${across}% ${down}%`
}

/** A fraction of a side in percent; the middle for anything else. */
function percentage(text: string | null): number {
  const fraction = text === null || text.trim() === '' ? NaN : Number(text)
  return fraction >= 0 && fraction <= 1 ? Math.round(fraction * 100) : 50
}

/**
 * The picture cut to the shape of shared pictures, as JPEG, which all services show. Parameters that editors or a service
 * chose are replaced where they are the same.
 */
export function sharedPictureAddress(source: PictureSource): string {
  if (!isResizable(source)) return source.url
  const address = new URL(source.url)
  const { width, height } = SHARED_PICTURE_SIZE
  const wanted = { w: width, h: height, fit: 'crop', fm: 'jpg', auto: 'compress' }
  for (const name of ['ar', ...OWN_SIZE]) address.searchParams.delete(name)
  for (const [name, value] of Object.entries(wanted)) address.searchParams.set(name, String(value))
  keepFocalPoint(address.searchParams)
  return address.href
}
