import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/locales'
import type { SectionPlace } from '@/lib/core/section-place'
import type { PageDocument } from '@/prismicio-types'

/** What a section knows about the page it stands on. */
export type SectionContext = {
  locale: Locale
  /** Own public origin, which decides what an external link is. */
  siteUrl: string
  /** Place in the document's list, from 1. */
  position: number
  /** In-page id made from type and position: `hero_banner-1`. */
  anchor: string
  /** An editor is looking: preview or simulator. */
  isDraft: boolean
  /** The document that it is part of, as visitors see it or as a draft; the simulator and the gallery have none. */
  documentId?: string
  /** What the address says after its question mark; only on pages made for one request. */
  search?: Readonly<Record<string, string>>
  /** The campaign whose page it is. */
  campaign?: SectionCampaign
}

export type SectionCampaign = {
  /** uid of the campaign's page; part of its address and of its stages' addresses. */
  uid: string
  /** Names it at the game server. */
  shortName: string
  /** Known where the page is made for a player. */
  isRegistered?: boolean
}

/**
 * A section type's server component. Written as a method, so that the map of doors may hand each the section a document
 * holds under its type, of which nothing is sure: doors read leniently.
 */
export type Door<Slice = unknown> = { draw(props: SectionProps<Slice>): ReactNode | Promise<ReactNode> }['draw']

/** What every door of a section type is given. */
export type SectionProps<Slice> = { slice: Slice; context: SectionContext }

/** A section as a document holds it. Nothing about it is sure: documents may be older than the models. */
export type SectionSource = {
  id?: string | null
  slice_type?: string | null
  primary?: Record<string, unknown>
  items?: unknown
}

/** The position of a section in content; undefined for one that is part of no document. */
export function placeOf(
  { id: sectionId }: Pick<SectionSource, 'id'>,
  { documentId }: Pick<SectionContext, 'documentId'>,
): SectionPlace | undefined {
  return documentId !== undefined && sectionId ? { documentId, sectionId } : undefined
}

/** Any section that the models know. */
type AnySlice = PageDocument['data']['body'][number]

/** Every section type with its door. */
export type Doors = { [Type in AnySlice['slice_type']]: Door<Extract<AnySlice, { slice_type: Type }>> }
