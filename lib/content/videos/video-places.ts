import type { VideoStrip } from './video-strips'

/** Where videos have pages: below a landing uid that a strip of their category names. */
export type VideoPlace = {
  landing: string
  categoryUid: string
  /** Of the videos, in whichever language the category lists them. */
  videoUids: ReadonlySet<string>
  /** Of the documents whose strips say so. */
  documentIds: string[]
}

/** A strip that shows, and the document that it stands in. */
export type PlacedStrip = VideoStrip & { documentId: string }

/** A category in one language, with the videos that it lists. */
export type ListedCategory = { uid: string; videoUids: readonly string[] }

/** Every place of videos, by landing. A page that nobody links to does not exist, so that visitors can't make up addresses. */
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

/** Of a video with several places, the one that search engines are told of. */
export function firstLandingOf(places: readonly VideoPlace[], videoUid: string): string | undefined {
  return places.find(({ videoUids }) => videoUids.has(videoUid))?.landing
}
