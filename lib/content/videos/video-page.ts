import 'server-only'
import { draftMode } from 'next/headers'
import { cache } from 'react'
import { type Locale, contentLocaleOf, defaultLocale } from '@/i18n/locales'
import { NotFoundError } from '@/lib/core/errors'
import { videoPath } from '@/lib/core/paths'
import { documentTag, tagPage, translationTag, typeTag } from '../api/cache-tags'
import { contentClient } from '../api/client'
import { image, rich, text, timestamp, type ContentImage, type RichText } from '../fields/fields'
import { documentPath } from '../fields/links'
import { getByUid } from '../pages/pages'
import { publishedIndex } from '../published/published'
import type { ListedVideo } from './listed-videos'
import { findVideoCategory } from './video-category'
import { readDraftPlaces } from './draft-places'
import { firstLandingOf, type VideoPlace } from './video-places'

/** The page of a video, below a landing page. */
export type VideoPage = {
  /** Canonical path, without language: a video may be listed below several landing pages. */
  path: string
  /** Language of the document; the default one if the requested one is missing. */
  language: Locale
  languages: Locale[]
  title: string | undefined
  description: RichText | undefined
  thumbnail: ContentImage | undefined
  /** A link field with the video's address. */
  videoUrl: unknown
  publishedAt: Date | undefined
  /** Path, without language, of the page that lists the videos: the page whose uid is the landing's. */
  listPath: string | undefined
  /** The other videos of its category, starting with the ones after it. */
  next: ListedVideo[]
}

/**
 * A video's page below a landing page.
 *
 * @throws NotFoundError if there is no such video, or if no section of the site links to it below this landing page
 * @throws UpstreamError in an outage
 */
export const getVideoPage = cache(async (landing: string, uid: string, locale: Locale): Promise<VideoPage> => {
  const places = await findPlaces()
  const place = places.find((each) => each.landing === landing && each.videoUids.has(uid))
  if (place === undefined) throw new NotFoundError(`video ${uid} of ${landing}`)
  const [{ document, language, languages }, category, listPath] = await Promise.all([
    getByUid('video', uid, locale),
    findVideoCategory(place.categoryUid, locale),
    findListPath(landing, locale),
  ])
  // A change of a section that lists the video may remove this page, or give the video another canonical address.
  await tagPage(
    places
      .filter(({ videoUids }) => videoUids.has(uid))
      .flatMap((each) => each.documentIds)
      .map(documentTag),
  )
  const { data } = document
  return {
    path: videoPath(firstLandingOf(places, uid) ?? landing, uid),
    language,
    languages,
    title: text(data.title),
    description: rich(data.description),
    thumbnail: image(data.thumbnail),
    videoUrl: data.video_url,
    publishedAt: timestamp(document.first_publication_date),
    listPath,
    next: othersAfter(category?.videos ?? [], uid),
  }
})

async function findPlaces(): Promise<readonly VideoPlace[]> {
  const { isEnabled: isDraft } = await draftMode()
  return isDraft ? readDraftPlaces(await contentClient()) : (await publishedIndex()).videoPlaces
}

async function findListPath(uid: string, locale: Locale): Promise<string | undefined> {
  try {
    return documentPath((await getByUid('page', uid, locale)).document)
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error
    await tagPage([translationTag({ type: 'page', uid, lang: contentLocaleOf(defaultLocale) })])
    return undefined
  }
}

/**
 * The address of a video, without language, found by its uid only. Tags the page being rendered with the documents that
 * may change it.
 *
 * @throws NotFoundError if nothing links to it
 * @throws UpstreamError in an outage
 */
export async function getVideoPath(uid: string): Promise<string> {
  await tagPage(['video_category', 'page', 'academy_page', 'campaign_stage'].map(typeTag))
  const landing = firstLandingOf(await findPlaces(), uid)
  if (landing === undefined) throw new NotFoundError(`video ${uid}`)
  return videoPath(landing, uid)
}

/** The list without the video, starting with the videos after it. */
export function othersAfter(videos: readonly ListedVideo[], uid: string): ListedVideo[] {
  const index = videos.findIndex((each) => each.uid === uid)
  return [...videos.slice(index + 1), ...videos.slice(0, Math.max(0, index))]
}
