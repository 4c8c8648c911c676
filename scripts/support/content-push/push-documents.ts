import {
  createMigration,
  type PrismicDocument,
  type PrismicMigrationDocument,
  type WriteClient,
} from '@prismicio/client'
import { Failure } from '../failure.ts'
import { digestOf } from './essence.ts'
import type { Journal } from './journal.ts'
import { contentOf, type DocumentStep } from './plan.ts'
import { type Lookups, type NeededAsset, neededAssets, remoteForm } from './remote-form.ts'

export type PushRuntime = {
  client: WriteClient
  journal: Journal
  /** Reads the bytes of a picture or video. */
  readFile: (address: string) => Promise<File>
  say: (sentence: string) => void
}

/** The steps that write. */
export const writing = (steps: readonly DocumentStep[]) =>
  steps.filter(({ step }) => step === 'create' || step === 'update')

/** The files that the documents to be written need and the repository doesn't have yet. */
export function missingAssets(steps: readonly DocumentStep[], journal: Journal): NeededAsset[] {
  const needed = neededAssets(writing(steps).map(({ document }) => document.data))
  return [...needed.values()].filter(({ address }) => journal.entries.assets[address] === undefined)
}

/** Uploads files one by one. Each is recorded in the journal at once, in case a later one fails. */
export async function pushAssets(assets: readonly NeededAsset[], runtime: PushRuntime): Promise<void> {
  const { client, journal, readFile, say } = runtime
  for (const [index, { address, alt }] of assets.entries()) {
    say(`[${index + 1}/${assets.length}] file ${address}`)
    const file = await readFile(address)
    const migration = createMigration<PrismicDocument>()
    const pending = migration.createAsset(file, file.name, { alt })
    await client.migrate(migration)
    const { asset } = pending
    if (!asset) throw new Error(`the media library has not taken ${address}`)
    journal.entries.assets[address] = {
      id: asset.id,
      url: asset.url,
      width: asset.width ?? 0,
      height: asset.height ?? 0,
    }
    journal.keep()
  }
}

/**
 * Writes documents as drafts: first all new ones without content, so that each can link to any other, then their
 * content. Each is recorded in the journal once it has been written.
 */
export async function pushDocuments(steps: readonly DocumentStep[], runtime: PushRuntime): Promise<void> {
  const { client, journal, say } = runtime
  const all = writing(steps)
  if (all.length === 0) return
  const migration = createMigration<PrismicDocument>()
  const pending = new Map<string, PrismicMigrationDocument>()
  for (const { document, id } of all.toSorted(firstLanguageFirst)) {
    const { key, type, lang, tags, title, translates = '' } = document
    const uid = document.uid ?? null
    const master = pending.get(translates) ?? masterOf(journal.entries.documents[translates]?.id)
    const draft =
      id === undefined
        ? migration.createDocument(
            { type, uid, lang, tags, data: {} },
            title,
            master && { masterLanguageDocument: master },
          )
        : migration.updateDocument(known({ id, type, uid, lang, tags }), title)
    pending.set(key, draft)
  }
  const settle = settler(all, pending, journal)
  const fill = () => {
    const lookups = lookupsOf(steps, pending, journal)
    for (const { document } of all) {
      const draft = pending.get(document.key)
      if (draft) Object.assign(draft.document, { data: remoteForm(document.data, lookups) })
    }
  }
  let underway = ''
  const reporter: MigrateReporter = (event) => {
    if (event.type === 'documents:creating') {
      underway = settle(event.data.document)
      say(`[${event.data.current}/${event.data.total}] new ${underway}`)
    }
    if (event.type === 'documents:created') {
      settle()
      fill()
    }
    if (event.type === 'documents:updating') {
      underway = settle(event.data.document, true)
      say(`[${event.data.current}/${event.data.total}] ${underway}`)
    }
    if (event.type === 'documents:updated') settle()
  }
  await client.migrate(migration, { reporter }).catch((error: unknown) => {
    throw refusal(underway, error)
  })
}

type MigrateReporter = NonNullable<NonNullable<Parameters<WriteClient['migrate']>[1]>['reporter']>

/**
 * Explains why a document was not written. Drafts can't be read through the APIs: if the answer to a write got lost,
 * the draft exists but is not in the journal, and only an editor can find it.
 */
function refusal(key: string, error: unknown): Failure {
  const reason = error instanceof Error ? error.message : String(error)
  const isThere = /UID already exists/i.test(reason)
  return new Failure(`${key} was not written: ${reason}.${isThere ? LEFT : ''}`, { cause: error })
}

const LEFT =
  ' An interrupted push left it as a draft: delete it in the repository, or publish it and push with --overwrite.'

/** An existing document in the form that the client requires; the client reads only its id. */
function known(document: Pick<PrismicDocument, 'type' | 'uid' | 'lang' | 'tags'> & { id: string }): PrismicDocument {
  const unread = { href: '', url: null, first_publication_date: '', last_publication_date: '', slugs: [] }
  return { ...unread, ...document, linked_documents: [], alternate_languages: [], data: {} }
}

const masterOf = (id: string | undefined) =>
  id === undefined ? undefined : known({ id, type: '', uid: null, lang: '', tags: [] })

/** Orders documents: a translation names the document that it translates, which must exist first. */
const firstLanguageFirst = (one: DocumentStep, other: DocumentStep) =>
  Number(one.document.translates !== undefined) - Number(other.document.translates !== undefined)

/**
 * Returns a function that is called when the next document begins, and records the previous one, which is then done.
 * That function returns the next document's key.
 */
function settler(
  steps: readonly DocumentStep[],
  pending: ReadonlyMap<string, PrismicMigrationDocument>,
  journal: Journal,
) {
  const keys = new Map([...pending].map(([key, draft]) => [draft, key]))
  let underway: { draft: PrismicMigrationDocument; isWritten: boolean } | undefined
  return (next?: PrismicMigrationDocument, isWritten = false): string => {
    const key = underway && keys.get(underway.draft)
    const id = underway?.draft.document.id
    const source = steps.find(({ document }) => document.key === key)?.document
    if (underway && key !== undefined && typeof id === 'string' && source) {
      const { uid, tags } = source
      const digests = {
        read: digestOf(contentOf(source)),
        written: digestOf(contentOf({ uid, tags, data: underway.draft.document.data })),
      }
      journal.entries.documents[key] = underway.isWritten
        ? { id, ...digests }
        : { ...journal.entries.documents[key], id }
      journal.keep()
    }
    underway = next && { draft: next, isWritten }
    return (next && keys.get(next)) ?? ''
  }
}

/** Targets of links and pictures, once all new documents exist. */
function lookupsOf(
  steps: readonly DocumentStep[],
  pending: ReadonlyMap<string, PrismicMigrationDocument>,
  { entries }: Journal,
): Lookups {
  const ids = new Map(steps.map(({ document, id }) => [document.id, id ?? pending.get(document.key)?.document.id]))
  return {
    documentId: (id) => {
      const found = ids.get(id)
      return typeof found === 'string' ? found : undefined
    },
    asset: (address) => entries.assets[address],
  }
}
