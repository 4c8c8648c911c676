import type { VideoStrip } from './video-strips'

/**
 * Pages of videos. A section with a video strip names a category and a landing uid; the pages of the category's videos
 * are below that landing uid.
 */
export type VideoPlace = {
  landing: string
  categoryUid: string
  /** uids of the category's videos, from all languages. */
  videoUids: ReadonlySet<string>
  /** Ids of the documents that contain such strips. */
  documentIds: string[]
}

/** A visible video strip, and the document that contains it. */
export type PlacedStrip = VideoStrip & { documentId: string }

/** A category in one language, with the videos that it lists. */
export type ListedCategory = { uid: string; videoUids: readonly string[] }

/**
 * All pages of videos, sorted by landing uid. Only pages that a strip links to exist, so that visitors can't make up
 * addresses.
 */
export function videoPlaces(strips: readonly PlacedStrip[], categories: readonly ListedCategory[]): VideoPlace[] {
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

function videoUidsByCategory(categories: readonly ListedCategory[]): Map<string, Set<string>> {
  const uids = new Map<string, Set<string>>()
  for (const { uid, videoUids } of categories) {
    const own = uids.get(uid) ?? new Set()
    for (const each of videoUids) own.add(each)
    uids.set(uid, own)
  }
  return uids
}

/** The landing of a video's canonical address, if it has several addresses. */
export function firstLandingOf(places: readonly VideoPlace[], videoUid: string): string | undefined {
  return places.find(({ videoUids }) => videoUids.has(videoUid))?.landing
}
