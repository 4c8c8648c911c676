import { text } from '../fields/fields'

/** The part of a strip that determines its videos' addresses. */
export type VideoStrip = { categoryUid: string; landing: string }

/** Reads a strip's category and landing; undefined if it names no category. */
export function stripOf(category: unknown, videoLanding: unknown): VideoStrip | undefined {
  const categoryUid = text(category)
  if (categoryUid === undefined) return undefined
  return { categoryUid, landing: text(videoLanding) ?? categoryUid }
}

/** The strips in both zones of a document, visible or not. */
export function readStrips(data: { body?: unknown; body1?: unknown }): VideoStrip[] {
  return [data.body, data.body1]
    .flatMap((zone): unknown[] => (Array.isArray(zone) ? zone : []))
    .flatMap((section) =>
      isStrip(section) ? (stripOf(section.primary.category_uid, section.primary.video_landing_uid) ?? []) : [],
    )
}

const isStrip = (section: unknown): section is { primary: { category_uid?: unknown; video_landing_uid?: unknown } } =>
  typeof section === 'object' &&
  section !== null &&
  'slice_type' in section &&
  section.slice_type === 'video_category_strip' &&
  'primary' in section &&
  typeof section.primary === 'object' &&
  section.primary !== null
