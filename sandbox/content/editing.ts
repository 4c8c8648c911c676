import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '../kernel/clock.ts'
import { customTypes, languages } from './catalog.ts'
import { findProblem } from './fields/tagged.ts'
import type {
  ContentSettings,
  DocumentSummary,
  EditableDocument,
  NewDocument,
  Patch,
  Publication,
} from './editing-types.ts'
import { type Entry, listEntries, summaryOf } from './entries.ts'
import { documentId } from './identity.ts'
import { applyChange, type Editable } from './patch.ts'
import { previewToken } from './preview-token.ts'
import type { Repository } from './repository.ts'
import { type DocumentSource, sourceId } from './source.ts'
import type { Store } from './store.ts'

/** What an editor can do; documents are identified by their names. All changes survive a restart. */
export type ContentEditing = {
  list(): DocumentSummary[]
  get(type: string, name: string, lang: string): EditableDocument
  /** Saves a draft, which only previews show until it is published. */
  saveDraft(type: string, name: string, lang: string, change: Patch[] | { tags?: string[]; data: unknown }): void
  createDocument(document: NewDocument): { id: string }
  /**
   * Publishes all drafts, or the drafts of these documents, under a new master ref. An unpublished document named here
   * is published again.
   */
  publish(ids?: string[]): Publication
  /** Removes a document from the site and from previews at once. Its draft is kept, to be published again. */
  unpublish(type: string, name: string, lang: string): Publication
  /** Unpublishes all documents. */
  unpublishAll(): Publication
  discard(ids?: string[]): void
  /** The content languages that the repository has, its master language first. */
  locales(): readonly string[]
  /** Changes how the API behaves; what is left out stays. */
  change(settings: ContentSettings): void
  /** Creates a release of the drafts of these documents, which are visible under its ref and published together. */
  createRelease(label: string, ids: string[]): { ref: string }
  /** Publishes the drafts of a release, which then ends. */
  publishRelease(ref: string): Publication
  /** Creates a preview session of twelve hours; its token is the ref that shows drafts. */
  createPreview(): { token: string; ref: string }
}

/** A refused edit, explained in the message. */
export class EditingError extends Error {
  override name = 'EditingError'
  code: 'not_found' | 'invalid' | 'exists'

  constructor(code: EditingError['code'], message: string) {
    super(message)
    this.code = code
  }
}

export function createEditing(repository: Repository, store: Store, clock: Clock): ContentEditing {
  function find(type: string, name: string, lang: string): Entry {
    const entry = listEntries(repository, store).get(documentId(type, name, lang))
    if (!entry) throw new EditingError('not_found', `There is no ${type} document "${name}" in ${lang}.`)
    return entry
  }

  function release(entries: Entry[]): Publication {
    const lastPublished = clock.now().toISOString()
    for (const { source, state } of entries) {
      const firstPublished = state === 'draft' ? lastPublished : source.firstPublished
      store.putDocument(sourceId(source), 'published', { ...source, firstPublished, lastPublished })
      store.removeDraft(sourceId(source))
    }
    repository.changed()
    return { ref: repository.masterRef(), ids: entries.map(({ source }) => sourceId(source)) }
  }

  function hide(entries: Entry[]): Publication {
    const shown = entries.filter(({ state }) => state === 'published' || state === 'changed')
    for (const { source } of shown) {
      store.putDocument(sourceId(source), 'unpublished', source)
      store.removeDraft(sourceId(source))
    }
    if (shown.length > 0) repository.changed()
    return { ref: repository.masterRef(), ids: shown.map(({ source }) => sourceId(source)) }
  }

  return {
    list: () => [...listEntries(repository, store).values()].map(summaryOf),
    get(type, name, lang) {
      const entry = find(type, name, lang)
      return { ...summaryOf(entry), data: entry.source.data }
    },
    saveDraft(type, name, lang, change) {
      const { source } = find(type, name, lang)
      store.putDocument(sourceId(source), 'draft', { ...source, ...changed(source, change) })
      repository.changed()
    },
    createDocument(document) {
      const source = newSource(document, clock.now())
      const id = sourceId(source)
      if (listEntries(repository, store).has(id)) throw new EditingError('exists', 'That document exists already.')
      store.putDocument(id, 'draft', source)
      repository.changed()
      return { id }
    },
    publish(ids) {
      const entries = listEntries(repository, store)
      if (!ids) return release([...entries.values()].filter(({ isDraft }) => isDraft))
      const named = [...entries].filter(([id]) => ids.includes(id)).map(([, entry]) => entry)
      return release(named.filter(({ isDraft, state }) => isDraft || state === 'unpublished'))
    },
    unpublish: (type, name, lang) => hide([find(type, name, lang)]),
    unpublishAll: () => hide([...listEntries(repository, store).values()]),
    discard(ids) {
      for (const { id, stage } of store.listDocuments()) {
        if (stage === 'draft' && (ids?.includes(id) ?? true)) store.removeDraft(id)
      }
      repository.changed()
    },
    locales: () => repository.locales(),
    change({ lagMilliseconds, visibility, locales }) {
      if (locales !== undefined) repository.setLocales(locales)
      if (lagMilliseconds !== undefined) repository.setLag(lagMilliseconds)
      if (visibility !== undefined) repository.setVisibility(visibility)
    },
    createRelease(label, ids) {
      const ref = randomBytes(12).toString('base64url')
      store.addRelease(ref, label, ids)
      return { ref }
    },
    publishRelease(ref) {
      const found = store.listReleases().find(({ id }) => id === ref)
      if (!found) throw new EditingError('not_found', 'There is no such release.')
      store.removeRelease(ref)
      const entries = [...listEntries(repository, store)].filter(([id]) => found.documents.includes(id))
      const published = release(entries.map(([, entry]) => entry).filter(({ isDraft }) => isDraft))
      return { ...published, release: { id: ref, ref, label: found.label, documents: published.ids } }
    },
    createPreview() {
      const id = randomBytes(9).toString('base64url')
      store.addPreview(id, clock.now())
      const token = previewToken(id, repository.origin)
      return { token, ref: token }
    },
  }
}

function changed(source: DocumentSource, change: unknown): Editable {
  try {
    const edited = applyChange(source, change)
    const problem = findProblem(edited.data)
    if (problem) throw new Error(problem)
    return edited
  } catch (error) {
    if (error instanceof z.ZodError) throw new EditingError('invalid', z.prettifyError(error))
    throw new EditingError('invalid', error instanceof Error ? error.message : String(error))
  }
}

function newSource({ type, uid, lang, tags = [], data }: NewDocument, now: Date): DocumentSource {
  const naming = customTypes.get(type)?.naming
  const name = naming === 'single' ? type : uid
  if (!naming || !languages.has(lang) || !name || !/^[\w-]+$/.test(name)) {
    throw new EditingError('invalid', 'A document needs a known type and language, and a uid of letters and dashes.')
  }
  const moment = now.toISOString()
  const blank = { type, name, lang, tags, data: {}, firstPublished: moment, lastPublished: moment }
  return { ...blank, ...changed(blank, { tags, data }) }
}
