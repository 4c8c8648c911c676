/** A picture with its natural size in pixels; one on our own origin is a placeholder and is not resized. */
export type PictureSource = { url: string; width: number; height: number; alt: string }

/** A local placeholder of a stated size. The available sizes are in `public/placeholders`. */
export function placeholder(width: number, height: number): PictureSource {
  return { url: `/placeholders/${width}x${height}.svg`, width, height, alt: '' }
}

/** Size of the picture that represents a page when it is shared. */
export const SHARED_PICTURE_SIZE = { width: 1200, height: 630 } as const
