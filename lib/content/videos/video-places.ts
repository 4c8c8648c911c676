import 'server-only'
import type { VideoCategoryDocument } from '@/prismicio-types'
import { isFlagOn } from '@/lib/core/flags'
import { env } from '@/lib/core/server/env'
import type { ContentClient } from '../api/client'
import { text } from '../fields/fields'
import { videoCategoryFrom } from './video-category'
import { linkedFields } from '../pages/linked-fields'

/** Where videos have pages: below a landing uid that a strip of their category names. */
export type VideoPlace = {
  landing: string
  categoryUid: string
  /** Of the videos, in whichever language the category lists them. */
  videoUids: ReadonlySet<string>
  /** Of the documents whose strips say so. */
  documentIds: string[]
}

/** What a strip says of its videos' addresses; undefined where it names no category. */
export function stripOf(
  category: unknown,
  videoLanding: unknown,
): { categoryUid: string; landing: string } | undefined {
  const categoryUid = text(category)
  if (categoryUid === undefined) return undefined
  return { categoryUid, landing: text(videoLanding) ?? categoryUid }
}

/**
 * Every place of videos, by landing. A page that nobody links to does not exist, so that visitors can't make up addresses.
 *
 * @throws UpstreamError in an outage
 */
export async function readVideoPlaces(client: ContentClient): Promise<VideoPlace[]> {
  const everything = { lang: '*', pageSize: 100 }
  const [pages, academy, stages, categories] = await Promise.all([
    client.getAllByType('page', everything),
    client.getAllByType('academy_page', everything),
    client.getAllByType('campaign_stage', everything),
    client.getAllByType('video_category', { ...everything, fetchLinks: linkedFields.video_category }),
  ])
  const strips = [...pages, ...academy, ...stages].flatMap(stripsIn)
  const uids = videoUidsByCategory(categories)
  const places = [...Map.groupBy(strips, ({ landing, categoryUid }) => JSON.stringify([landing, categoryUid])).values()]
  return places
    .flatMap(([first, ...others]) => {
      if (first === undefined) return []
      const { landing, categoryUid } = first
      const documentIds = [first, ...others].map(({ documentId }) => documentId)
      return [{ landing, categoryUid, videoUids: uids.get(categoryUid) ?? new Set<string>(), documentIds }]
    })
    .toSorted((one, other) => (one.landing < other.landing ? -1 : Number(one.landing > other.landing)))
}

/** Of a video with several places, the one that search engines are told of. */
export function firstLandingOf(places: readonly VideoPlace[], videoUid: string): string | undefined {
  return places.find(({ videoUids }) => videoUids.has(videoUid))?.landing
}

type Document = { id: string; data: { feature_flag?: unknown; body?: unknown; body1?: unknown } }

function stripsIn({ id, data }: Document) {
  const flagName = text(data.feature_flag)
  if (flagName !== undefined && !isFlagOn(flagName, env.FEATURE_FLAGS)) return []
  return [data.body, data.body1]
    .flatMap((zone): unknown[] => (Array.isArray(zone) ? zone : []))
    .flatMap((section) => {
      const strip = isStrip(section)
        ? stripOf(section.primary.category_uid, section.primary.video_landing_uid)
        : undefined
      return strip === undefined ? [] : [{ ...strip, documentId: id }]
    })
}

const isStrip = (section: unknown): section is { primary: { category_uid?: unknown; video_landing_uid?: unknown } } =>
  typeof section === 'object' &&
  section !== null &&
  'slice_type' in section &&
  section.slice_type === 'video_category_strip' &&
  'primary' in section &&
  typeof section.primary === 'object' &&
  section.primary !== null

function videoUidsByCategory(categories: readonly VideoCategoryDocument[]): Map<string, Set<string>> {
  const uids = new Map<string, Set<string>>()
  for (const category of categories) {
    const own = uids.get(category.uid) ?? new Set()
    for (const { uid } of videoCategoryFrom(category).videos) own.add(uid)
    uids.set(category.uid, own)
  }
  return uids
}
