/** A picture with its natural size in pixels; one on our own origin is a placeholder and is not resized. */
export type PictureSource = { url: string; width: number; height: number; alt: string }

/** A local placeholder of a stated size. The available sizes are in `public/placeholders`. */
export function placeholder(width: number, height: number): PictureSource {
  return { url: `/placeholders/${width}x${height}.svg`, width, height, alt: '' }
}

/** Size of the picture that represents a page when it is shared. */
export const SHARED_PICTURE_SIZE = { width: 1200, height: 630 } as const

/** Whether it comes in other sizes and formats. */
export const isResizable = ({ url }: PictureSource) => !url.startsWith('/')

/** How a picture is drawn: in the shape of its box (`4:5`), and as the page's main picture. */
export type Drawing = { shape?: string; isHero?: boolean }

/**
 * The picture at a width in pixels, in the best format that the browser takes. The main picture is WebP: the first paint
 * waits for its decoding, which takes AVIF several times as long (docs/decisions/013).
 */
export function addressAt(source: PictureSource, width: number, { shape, isHero = false }: Drawing = {}): string {
  if (!isResizable(source)) return source.url
  const address = new URL(source.url)
  address.searchParams.set('auto', isHero ? 'compress' : 'format,compress')
  if (isHero) address.searchParams.set('fm', 'webp')
  address.searchParams.set('w', String(Math.min(width, source.width)))
  if (shape !== undefined) {
    address.searchParams.set('fit', 'crop')
    address.searchParams.set('ar', shape)
  }
  return address.href
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
  for (const name of ['ar', 'dpr', 'width', 'height']) address.searchParams.delete(name)
  for (const [name, value] of Object.entries(wanted)) address.searchParams.set(name, String(value))
  return address.href
}
