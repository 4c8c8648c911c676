import 'server-only'
import type { PrismicDocument } from '@prismicio/client'
import { documentTag, translationTag, typeTag } from './cache-tags'
import { publishedClient } from './client'

/**
 * The cache tags that a publish makes stale: those of the changed documents and of the lists they belong to; for a
 * document that is new also the pages that lacked it.
 *
 * @param ids of the changed documents, as the webhook names them; one that no longer exists has its own tag only
 */
export async function staleTags(ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { results } = await publishedClient().getByIDs([...ids], { lang: '*', pageSize: 100 })
  return [...new Set([...ids.map(documentTag), ...results.flatMap(tagsOf)])]
}

function tagsOf(document: PrismicDocument): string[] {
  const isNew = document.first_publication_date === document.last_publication_date
  const siblings = isNew ? document.alternate_languages.map(({ id }) => documentTag(id)) : []
  return [typeTag(document.type), translationTag(document), ...siblings]
}
