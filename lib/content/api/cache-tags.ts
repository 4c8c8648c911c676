import 'server-only'
import { unstable_cache } from 'next/cache'
import type { PrismicDocument } from '@prismicio/client'
import { TAG_ONLY } from '@/lib/core/server/tag-only'

/** The framework takes so many tags of one read, and leaves out the others. */
const TAGS_OF_A_READ = 100

/** Carried by pages that hold a document, or a link to it. */
export const documentTag = (id: string) => `doc:${id}`

/** Carried by pages whose head names the document among the page's languages. */
export const alternateTag = (id: string) => `alternate:${id}`

/** Carried by pages that hold whatever documents of a type there are. */
export const typeTag = (type: string) => `type:${type}`

/** Carried by a page that shows English for want of this translation. */
export const translationTag = ({ type, uid, lang }: { type: string; uid: string | null; lang: string }) =>
  `translation:${type}:${encodeURIComponent(uid ?? '')}:${lang}`

/** Carried by a page that shows a campaign's stage documents of a language, whichever these are. */
export const campaignStagesTag = (shortName: string, lang: string) =>
  `campaign:${encodeURIComponent(shortName)}:${lang}`

/**
 * Marks the page being rendered with tags that are known only after a read: the ids of the documents it was made from.
 * Next takes tags before a read only, so empty cached reads carry them.
 */
export async function tagPage(tags: readonly string[]): Promise<void> {
  const sorted = [...new Set(tags)].toSorted()
  for (let from = 0; from < sorted.length; from += TAGS_OF_A_READ) {
    const some = sorted.slice(from, from + TAGS_OF_A_READ)
    await unstable_cache(async () => TAG_ONLY, ['tags', ...some], { tags: some })()
  }
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
