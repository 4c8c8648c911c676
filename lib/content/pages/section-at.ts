import 'server-only'
import * as prismic from '@prismicio/client'
import { NotFoundError } from '@/lib/core/errors'
import { isFlagOn } from '@/lib/core/flags'
import { sectionPlaceSchema, type SectionPlace } from '@/lib/core/section-place'
import { featureFlags } from '@/lib/core/server/switches'
import { draftClient, draftOf, publishedClient, type ContentClient } from '../api/client'
import { isKnownMissing, rememberMissing } from '../api/missing'
import { text } from '../fields/fields'
import type { SectionSource } from '../section'

/**
 * A section of a document that visitors see.
 *
 * @throws NotFoundError if there is no such document or section, or the document's feature flag is off (PB-018)
 * @throws UpstreamError in an outage
 */
export async function getPublishedSection(place: SectionPlace): Promise<SectionSource> {
  const name = `document ${checked(place).documentId}`
  if (isKnownMissing(name)) throw new NotFoundError(name)
  const data = await findData(publishedClient(), place)
  if (data === undefined) rememberMissing(name)
  const flagName = text(data?.feature_flag)
  if (flagName !== undefined && !isFlagOn(flagName, featureFlags())) throw new NotFoundError(name)
  return findSection(data, place)
}

/**
 * A section as an editor sees it in the preview of a draft; if the preview has ended, the published section.
 *
 * @param ref of the draft, which the content service has accepted before
 * @throws NotFoundError, UpstreamError
 */
export async function getDraftedSection(place: SectionPlace, ref: string): Promise<SectionSource> {
  checked(place)
  const { ref: shown } = await draftOf(ref)
  return shown === undefined
    ? getPublishedSection(place)
    : findSection(await findData(draftClient(shown), place), place)
}

type Data = Record<string, unknown>

/** Rejects malformed ids before anything is requested or remembered for them. @throws NotFoundError */
function checked(place: SectionPlace): SectionPlace {
  if (!sectionPlaceSchema.safeParse(place).success) throw new NotFoundError('section at an invalid place')
  return place
}

/** The fields of a position's document. */
async function findData(client: ContentClient, { documentId }: SectionPlace): Promise<Data | undefined> {
  const filters = [prismic.filter.at('document.id', documentId)]
  const { results } = await client.get({ lang: '*', filters, pageSize: 1 })
  return results[0]?.data
}

/** @throws NotFoundError */
function findSection(data: Data | undefined, { documentId, sectionId }: SectionPlace): SectionSource {
  const section = [data?.body, data?.body1].flatMap(readSections).find(({ id }) => id === sectionId)
  if (section === undefined) throw new NotFoundError(`section ${sectionId} of document ${documentId}`)
  return section
}

const readSections = (zone: unknown): SectionSource[] => (Array.isArray(zone) ? zone.filter(isSection) : [])

const isSection = (value: unknown): value is SectionSource =>
  typeof value === 'object' && value !== null && 'slice_type' in value
