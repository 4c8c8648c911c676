import 'server-only'
import * as prismic from '@prismicio/client'
import { NotFoundError } from '@/lib/core/errors'
import { isFlagOn } from '@/lib/core/flags'
import { env } from '@/lib/core/server/env'
import { publishedClient } from '../api/client'
import { isKnownMissing, rememberMissing } from '../api/missing'
import { text } from '../fields/fields'
import type { SectionSource } from '../section'

/**
 * A section of a document that visitors see, by the ids of both.
 *
 * @throws NotFoundError where there is no such document or section, or the document's feature flag is off (PB-018)
 * @throws UpstreamError in an outage
 */
export async function getPublishedSection(documentId: string, sectionId: string): Promise<SectionSource> {
  const name = `document ${documentId}`
  if (isKnownMissing(name)) throw new NotFoundError(name)
  const filters = [prismic.filter.at('document.id', documentId)]
  const { results } = await publishedClient().get({ lang: '*', filters, pageSize: 1 })
  const [document] = results
  if (document === undefined) {
    rememberMissing(name)
    throw new NotFoundError(name)
  }
  const data: Record<string, unknown> = document.data
  const flagName = text(data.feature_flag)
  const section = [data.body, data.body1].flatMap(sectionsIn).find(({ id }) => id === sectionId)
  if (section === undefined || (flagName !== undefined && !isFlagOn(flagName, env.FEATURE_FLAGS)))
    throw new NotFoundError(`section ${sectionId} of ${name}`)
  return section
}

const sectionsIn = (zone: unknown): SectionSource[] => (Array.isArray(zone) ? zone.filter(isSection) : [])

const isSection = (value: unknown): value is SectionSource =>
  typeof value === 'object' && value !== null && 'slice_type' in value
