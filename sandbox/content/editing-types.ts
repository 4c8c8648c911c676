import type { JsonObject } from './json.ts'
import type { Visibility } from './visibility.ts'

/**
 * State of a document. `draft`: never published; `changed`: published, with a newer draft; `unpublished`: hidden, but
 * can be published again.
 */
export type DocumentState = 'published' | 'changed' | 'draft' | 'unpublished'

export type DocumentSummary = {
  id: string
  type: string
  /** Name for editing: the uid, the type of a single document, or the file name of an unnamed one. */
  name: string
  /** Null if the type has no uids. */
  uid: string | null
  lang: string
  title: string
  tags: string[]
  state: DocumentState
}

/**
 * The latest version in its written form, with tagged fields such as `{ "$rich": "…" }`, as `saveDraft` accepts them.
 */
export type EditableDocument = DocumentSummary & { data: JsonObject }

/** `release`: the release that was published, which has ended by it. */
export type Publication = {
  ref: string
  ids: string[]
  release?: { id: string; ref: string; label: string; documents: string[] }
}

/** A field's new value at a dotted path (`data.body.0.primary.title`), in the form that `EditableDocument` has. */
export type Patch = { path: string; value: unknown }
/**
 * A new document. `uid` is also the name of a document of a type without uids; for a single document it is its type.
 */
export type NewDocument = { type: string; uid?: string; lang: string; tags?: string[]; data: unknown }

export type ContentSettings = {
  /** How long the API still shows the previous content after a publish. */
  lagMilliseconds?: number | undefined
  visibility?: Visibility | undefined
  /** The languages that the repository has, its master language first. */
  locales?: string[] | undefined
}
