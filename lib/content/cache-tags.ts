import 'server-only'
import { unstable_cache } from 'next/cache'
import type { PrismicDocument } from '@prismicio/client'

export const documentTag = (id: string) => `doc:${id}`

export const typeTag = (type: string) => `type:${type}`

/**
 * Marks the page being rendered with tags that are known only after a read: the ids of the documents it was made from.
 * Next takes tags before a read only, so an empty cached read carries them.
 */
export async function tagPage(tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return
  const sorted = [...new Set(tags)].toSorted()
  await unstable_cache(async () => true, ['tags', ...sorted], { tags: sorted })()
}

/** The tags of a document: its own and those of every document it links to. */
export function documentTags(document: PrismicDocument): string[] {
  return [documentTag(document.id), ...linkedIds(document.data).map(documentTag)]
}

function linkedIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linkedIds)
  if (typeof value !== 'object' || value === null) return []
  if ('link_type' in value && value.link_type === 'Document' && 'id' in value && typeof value.id === 'string') {
    return [value.id]
  }
  return Object.values(value).flatMap(linkedIds)
}

/** Carried by a page that shows English for want of this translation. */
export const translationTag = (document: { type: string; uid: string | null; lang: string }) =>
  `translation:${document.type}:${document.uid}:${document.lang}`

/** Carried by a page that shows a campaign's stage documents of a language, whichever these are. */
export const campaignStagesTag = (shortName: string, lang: string) => `campaign:${shortName}:${lang}`
