import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { type DocumentSource, sourceSchema } from './source.ts'

/**
 * Stage of a stored document. `draft`: shown in previews only. `published`: replaces the document's file.
 * `unpublished`: hides the document.
 */
export type Stage = 'draft' | 'published' | 'unpublished'

const documentRow = z.object({
  id: z.string(),
  stage: z.enum(['draft', 'published', 'unpublished']),
  body: z.string().transform((text) => sourceSchema.parse(JSON.parse(text))),
})
const refRow = z.object({ number: z.number(), ref: z.string(), digest: z.string() })
const releaseRow = z.object({
  id: z.string(),
  label: z.string(),
  documents: z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text))),
})
const previewRow = z.object({ id: z.string(), created_at: z.number() })

export type StoredDocument = z.infer<typeof documentRow>
export type Store = ReturnType<typeof createStore>

/** State that survives a restart: edited documents, all earlier master refs, preview sessions and releases. */
export function createStore(database: DatabaseSync) {
  database.exec(`
    CREATE TABLE IF NOT EXISTS content_documents (
      id TEXT NOT NULL, draft INTEGER NOT NULL, stage TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (id, draft)
    );
    CREATE TABLE IF NOT EXISTS content_refs (
      number INTEGER PRIMARY KEY AUTOINCREMENT, ref TEXT NOT NULL UNIQUE, digest TEXT NOT NULL
    );
    CREATE TABLE IF NOT EXISTS content_previews (id TEXT PRIMARY KEY, created_at INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS content_releases (id TEXT PRIMARY KEY, label TEXT NOT NULL, documents TEXT NOT NULL);
  `)
  return { ...documentTable(database), ...refTable(database), ...previewTable(database), ...releaseTable(database) }
}

function documentTable(database: DatabaseSync) {
  const all = database.prepare('SELECT id, stage, body FROM content_documents ORDER BY id')
  const put = database.prepare('INSERT OR REPLACE INTO content_documents (id, draft, stage, body) VALUES (?, ?, ?, ?)')
  const removeDraft = database.prepare('DELETE FROM content_documents WHERE id = ? AND draft = 1')
  return {
    listDocuments: (): StoredDocument[] => z.array(documentRow).parse(all.all()),
    putDocument: (id: string, stage: Stage, source: DocumentSource): void => {
      put.run(id, stage === 'draft' ? 1 : 0, stage, JSON.stringify(source))
    },
    removeDraft: (id: string): void => {
      removeDraft.run(id)
    },
    removeEdits: (): void =>
      database.exec('DELETE FROM content_documents; DELETE FROM content_previews; DELETE FROM content_releases'),
  }
}

function refTable(database: DatabaseSync) {
  const latest = database.prepare('SELECT number, ref, digest FROM content_refs ORDER BY number DESC LIMIT 1')
  const known = database.prepare('SELECT 1 FROM content_refs WHERE ref = ?')
  const add = database.prepare('INSERT INTO content_refs (ref, digest) VALUES (?, ?)')
  return {
    findLatestRef: () => refRow.optional().parse(latest.get()),
    isKnownRef: (ref: string): boolean => known.get(ref) !== undefined,
    addRef: (ref: string, digest: string): void => {
      add.run(ref, digest)
    },
  }
}

function previewTable(database: DatabaseSync) {
  const all = database.prepare('SELECT id, created_at FROM content_previews ORDER BY created_at, id')
  const add = database.prepare('INSERT INTO content_previews (id, created_at) VALUES (?, ?)')
  return {
    listPreviews: () => z.array(previewRow).parse(all.all()),
    addPreview: (id: string, at: Date): void => {
      add.run(id, at.getTime())
    },
  }
}

function releaseTable(database: DatabaseSync) {
  const all = database.prepare('SELECT id, label, documents FROM content_releases ORDER BY id')
  const add = database.prepare('INSERT INTO content_releases (id, label, documents) VALUES (?, ?, ?)')
  const remove = database.prepare('DELETE FROM content_releases WHERE id = ?')
  return {
    /** The releases: names of documents whose drafts are to be published together. */
    listReleases: () => z.array(releaseRow).parse(all.all()),
    addRelease: (id: string, label: string, documents: readonly string[]): void => {
      add.run(id, label, JSON.stringify(documents))
    },
    removeRelease: (id: string): void => {
      remove.run(id)
    },
  }
}
