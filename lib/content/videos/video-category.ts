import 'server-only'
import { cache } from 'react'
import type { Locale } from '@/i18n/locales'
import { contentLocaleOf, defaultLocale } from '@/i18n/locales'
import { NotFoundError } from '@/lib/core/errors'
import type { VideoCategoryDocument } from '@/prismicio-types'
import { tagPage, translationTag } from '../api/cache-tags'
import { image, rows, text } from '../fields/fields'
import type { ContentImage } from '../fields/fields'
import { getByUid } from '../pages/pages'

/** A video as a strip shows it (VD-002). */
export type ListedVideo = { uid: string; title: string | undefined; thumbnail: ContentImage | undefined }

export type VideoCategory = { title: string | undefined; videos: ListedVideo[] }

/**
 * The videos of a category by its uid (VD-007), in English where it was not written in the language. Marks the page being
 * rendered with the category and its videos.
 *
 * @returns undefined where there is no such category; the page is made anew when one is published
 * @throws UpstreamError in an outage
 */
export const findVideoCategory = cache(async (uid: string, locale: Locale): Promise<VideoCategory | undefined> => {
  try {
    return videoCategoryFrom((await getByUid('video_category', uid, locale)).document)
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error
    const languages = [...new Set([locale, defaultLocale])]
    await tagPage(languages.map((each) => translationTag({ type: 'video_category', uid, lang: contentLocaleOf(each) })))
    return undefined
  }
})

/** The videos of `data.category_videos` that are published (VD-008), each with the fields that came with its link. */
export function videoCategoryFrom({ data }: Pick<VideoCategoryDocument, 'data'>): VideoCategory {
  return { title: text(data.title), videos: rows(data.category_videos).flatMap(({ video }) => readVideo(video)) }
}

/** A link of which nothing is sure. */
type VideoLink = { type?: unknown; uid?: unknown; isBroken?: unknown; data?: { title?: unknown; thumbnail?: unknown } }

function readVideo(link: unknown): ListedVideo[] {
  if (typeof link !== 'object' || link === null) return []
  const { type, uid, isBroken, data }: VideoLink = link
  if (type !== 'video' || typeof uid !== 'string' || uid === '' || isBroken === true) return []
  return [{ uid, title: text(data?.title), thumbnail: image(data?.thumbnail) }]
}
