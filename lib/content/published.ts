import 'server-only'
import type { AllDocumentTypes } from '@/prismicio-types'
import { campaignStagesTag, documentTag, translationTag, typeTag } from './cache-tags'
import { publishedClient } from './client'
import { text } from './fields'

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

function tagsOf(document: AllDocumentTypes): string[] {
  const isNew = document.first_publication_date === document.last_publication_date
  const siblings = isNew ? document.alternate_languages.map(({ id }) => documentTag(id)) : []
  return [typeTag(document.type), translationTag(document), ...stagesTagOf(document), ...siblings]
}

/** Any change of a stage document may make it another stage's, or another campaign's. */
function stagesTagOf(document: AllDocumentTypes): string[] {
  const shortName = document.type === 'campaign_stage' ? text(document.data.campaign_short_name) : undefined
  return shortName === undefined ? [] : [campaignStagesTag(shortName, document.lang)]
}
