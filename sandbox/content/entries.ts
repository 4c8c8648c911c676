import type { DocumentState, DocumentSummary } from './editing-types.ts'
import type { Repository } from './repository.ts'
import { type DocumentSource, sourceId, uidOf } from './source.ts'
import type { Store } from './store.ts'

/** A document's latest version. */
export type Entry = { source: DocumentSource; state: DocumentState; isDraft: boolean }

/** The latest version of every document, including unpublished ones. */
export function listEntries(repository: Repository, store: Store): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  for (const [id, source] of repository.published()) entries.set(id, { source, state: 'published', isDraft: false })
  const stored = store.listDocuments()
  for (const { id, stage, body } of stored) {
    if (stage === 'unpublished') entries.set(id, { source: body, state: 'unpublished', isDraft: false })
  }
  for (const { id, stage, body } of stored) {
    if (stage !== 'draft') continue
    const before = entries.get(id)?.state
    entries.set(id, { source: body, state: before === 'published' ? 'changed' : (before ?? 'draft'), isDraft: true })
  }
  return entries
}

export function summaryOf({ source, state }: Entry): DocumentSummary {
  const { type, lang, tags, data, name } = source
  const title = typeof data.title === 'string' ? data.title : name
  return { id: sourceId(source), type, name, uid: uidOf(source), lang, title, tags, state }
}
