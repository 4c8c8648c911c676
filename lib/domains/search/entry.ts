/** Kinds of what is found, in the order of their groups. */
export const searchKinds = ['page', 'campaign', 'event', 'article', 'video', 'question', 'product'] as const

export type SearchKind = (typeof searchKinds)[number]

/** Where an entry is shown: a document, at an anchor if there is one, or a path of this site without language. */
export type SearchPlace = { type: string; uid: string; hash?: string } | { path: string }

/** One thing that can be found, in one language. */
export type SearchEntry = {
  kind: SearchKind
  /** Language of its words, as in addresses. */
  locale: string
  title: string
  /** What visitors read there, besides the title. */
  text: string
  /** Words by which it is found as well, though visitors read them nowhere. */
  otherWords?: string
  place: SearchPlace
  /** Milliseconds since 1970 after which it is not found any more: the last start of an event. */
  until?: number
  /** Milliseconds since 1970: the first start of an event. */
  startsAt?: number
}

/** What one document, event, article or product brings into the index; it is replaced as a whole. */
export type SearchItem = {
  /** Unique in its source. */
  key: string
  /** Another text means that the item changed. */
  version: string
  entries: readonly SearchEntry[]
}

/** Where items come from: each source is read and renewed by itself. */
export const searchSources = ['content', 'articles', 'events', 'products'] as const

export type SearchSourceName = (typeof searchSources)[number]
