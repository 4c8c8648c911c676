import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/locales'
import type { SectionPlace } from '@/lib/core/section-place'

/** The page context of a section. */
export type SectionContext = {
  locale: Locale
  /** The site's public origin, which decides which links are external. */
  siteUrl: string
  /** Position in the document's list, from 1. */
  position: number
  /** Id in the page, made from type and position: `hero_banner-1`. */
  anchor: string
  /** Whether an editor is looking, in a preview or the simulator. */
  isDraft: boolean
  /** Id of the section's document, published or as a draft; undefined in the simulator and the gallery. */
  documentId?: string
  /** The address's query; only on pages rendered per request. */
  search?: Readonly<Record<string, string>>
  /** The time zone that the visitor has chosen, if any; only on pages rendered per request. */
  visitorZone?: string
  /** The campaign on whose page the section is. */
  campaign?: SectionCampaign
}

export type SectionCampaign = {
  /** uid of the campaign's page; part of its address and of its stages' addresses. */
  uid: string
  /** The campaign's name at the game server. */
  shortName: string
  /** Whether the player is registered; known only if the page is rendered for a player. */
  isRegistered?: boolean
}

/**
 * A section type's server component. Declared as a method (bivariant), so that the map of section types can pass it
 * unvalidated data: sections read their fields leniently.
 */
export type SectionComponent<Slice = unknown> = {
  draw(props: SectionProps<Slice>): ReactNode | Promise<ReactNode>
}['draw']

/** Props of every section type's server component. */
export type SectionProps<Slice> = { slice: Slice; context: SectionContext }

/** A section of a document, before validation: documents may be older than the models. */
export type SectionSource = {
  id?: string | null
  slice_type?: string | null
  primary?: Record<string, unknown>
  items?: unknown
}

/** The position of a section in content; undefined for one that is part of no document. */
export function sectionPlaceOf(
  { id: sectionId }: Pick<SectionSource, 'id'>,
  { documentId }: Pick<SectionContext, 'documentId'>,
): SectionPlace | undefined {
  return documentId !== undefined && sectionId ? { documentId, sectionId } : undefined
}

/** Maps section types to their server components; a type may be in no zone. */
export type SectionComponents<Slice extends { slice_type: string }> = {
  [Type in Slice['slice_type']]: SectionComponent<Extract<Slice, { slice_type: Type }>>
}
