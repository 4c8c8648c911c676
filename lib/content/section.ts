import type { Locale } from '@/i18n/locales'

/** Which side the picture or accent of a section stands on (decisions.md, "Zig-zag"). */
export type ZigZag = 'FIRST' | 'LEFT' | 'RIGHT'

/** What a section knows about the page it stands on. */
export type SectionContext = {
  locale: Locale
  /** Own public origin, which decides what an external link is. */
  siteUrl: string
  /** Place in the document's list, from 1. */
  position: number
  /** In-page id made from type and position: `hero_banner-1`. */
  anchor: string
  layout: ZigZag
  /** An editor is looking: preview or simulator. */
  isDraft: boolean
}

/** What every door of a section type is given. */
export type SectionProps<Slice> = { slice: Slice; context: SectionContext }
