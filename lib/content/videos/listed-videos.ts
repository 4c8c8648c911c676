import { image, text, type ContentImage } from '../fields/fields'
import { isRecord } from '@/lib/core/is-record'

/** A video as a strip shows it (VD-002). */
export type ListedVideo = { uid: string; title: string | undefined; thumbnail: ContentImage | undefined }

/**
 * The published videos of a list (VD-008), each with the fields that came with its link.
 *
 * @param rows `category_videos` of a category
 */
export function listedVideos(rows: unknown): ListedVideo[] {
  const read: unknown[] = Array.isArray(rows) ? rows : []
  return read.filter(isRecord).flatMap(({ video }) => readVideo(video))
}

/** A link before validation. */
type VideoLink = { type?: unknown; uid?: unknown; isBroken?: unknown; data?: { title?: unknown; thumbnail?: unknown } }

function readVideo(link: unknown): ListedVideo[] {
  if (typeof link !== 'object' || link === null) return []
  const { type, uid, isBroken, data }: VideoLink = link
  if (type !== 'video' || typeof uid !== 'string' || uid === '' || isBroken === true) return []
  return [{ uid, title: text(data?.title), thumbnail: image(data?.thumbnail) }]
}
