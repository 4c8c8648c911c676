import 'server-only'
import { cache } from 'react'
import { type Locale, contentLocaleOf, defaultLocale } from '@/i18n/locales'
import { NotFoundError } from '@/lib/core/errors'
import { tagPage, translationTag } from '../api/cache-tags'
import { text } from '../fields/fields'
import { getByUid } from '../pages/pages'
import { listedVideos, type ListedVideo } from './listed-videos'

export type VideoCategory = { title: string | undefined; videos: ListedVideo[] }

/**
 * The videos of a category by its uid (VD-007), in the default language if it has no translation. Tags the page being rendered with
 * the category and its videos.
 *
 * @returns undefined if there is no such category; the page is regenerated when one is published
 * @throws UpstreamError in an outage
 */
export const findVideoCategory = cache(async (uid: string, locale: Locale): Promise<VideoCategory | undefined> => {
  try {
    const { data } = (await getByUid('video_category', uid, locale)).document
    return { title: text(data.title), videos: listedVideos(data.category_videos) }
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error
    const languages = [...new Set([locale, defaultLocale])]
    await tagPage(languages.map((each) => translationTag({ type: 'video_category', uid, lang: contentLocaleOf(each) })))
    return undefined
  }
})
