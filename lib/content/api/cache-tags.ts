import 'server-only'
import { unstable_cache } from 'next/cache'
import type { PrismicDocument } from '@prismicio/client'
import { TAG_ONLY } from '@/lib/core/server/tag-only'

/** Maximum number of tags per read; the framework drops any beyond it. */
const TAGS_OF_A_READ = 100

/** Tag of pages that contain a document, or a link to it. */
export const documentTag = (id: string) => `doc:${id}`

/** Tag of pages whose head names the document among the page's languages. */
export const alternateTag = (id: string) => `alternate:${id}`

/** Tag of pages that list the documents of a type. */
export const typeTag = (type: string) => `type:${type}`

/** Tag of pages shown in the default language because this translation is missing. */
export const translationTag = ({ type, uid, lang }: { type: string; uid: string | null; lang: string }) =>
  `translation:${type}:${encodeURIComponent(uid ?? '')}:${lang}`

/** Tag of pages that list a campaign's stage documents in a language. */
export const campaignStagesTag = (shortName: string, lang: string) =>
  `campaign:${encodeURIComponent(shortName)}:${lang}`

/**
 * Adds tags to the page being rendered that are known only after a read: the ids of its documents. Next.js takes tags
 * only before a read, so empty cached reads carry them.
 */
export async function tagPage(tags: readonly string[]): Promise<void> {
  const sorted = [...new Set(tags)].toSorted()
  for (let from = 0; from < sorted.length; from += TAGS_OF_A_READ) {
    const some = sorted.slice(from, from + TAGS_OF_A_READ)
    await unstable_cache(async () => TAG_ONLY, ['tags', ...some], { tags: some })()
  }
}

/** The tags of a document: its own tag and the tag of every document it links to. */
export function documentTags(document: PrismicDocument): string[] {
  return [documentTag(document.id), ...linkedIds(document.data).map(documentTag)]
}

/**
 * The ids of the documents that a value links to, however deep: a content relationship may hold fields of its document, which
 * link on.
 */
export function linkedIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linkedIds)
  if (typeof value !== 'object' || value === null) return []
  if ('link_type' in value && value.link_type === 'Document' && 'id' in value && typeof value.id === 'string') {
    return [value.id, ...('data' in value ? linkedIds(value.data) : [])]
  }
  return Object.values(value).flatMap(linkedIds)
}
