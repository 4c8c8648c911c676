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
  /** The bytes of a picture or film. */
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

/** Uploads files one by one; what is there is in the journal whatever happens next. */
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
 * Writes documents as drafts: first all that are new, empty, so that each can link to any other, then what they say. Each is
 * in the journal once it is there.
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
 * Why a document was not written. Nobody can read drafts through the APIs: one whose answer got lost is there unknown to
 * the journal, and only an editor can find it.
 */
function refusal(key: string, error: unknown): Failure {
  const reason = error instanceof Error ? error.message : String(error)
  const isThere = /UID already exists/i.test(reason)
  return new Failure(`${key} was not written: ${reason}.${isThere ? LEFT : ''}`, { cause: error })
}

const LEFT =
  ' An interrupted push left it as a draft: delete it in the repository, or publish it and push with --overwrite.'

/** What the client takes for a document that is there already, which it reads the id of and nothing else. */
function known(document: Pick<PrismicDocument, 'type' | 'uid' | 'lang' | 'tags'> & { id: string }): PrismicDocument {
  const unread = { href: '', url: null, first_publication_date: '', last_publication_date: '', slugs: [] }
  return { ...unread, ...document, linked_documents: [], alternate_languages: [], data: {} }
}

const masterOf = (id: string | undefined) =>
  id === undefined ? undefined : known({ id, type: '', uid: null, lang: '', tags: [] })

/** A translation names the document that it translates, which has to be there. */
const firstLanguageFirst = (one: DocumentStep, other: DocumentStep) =>
  Number(one.document.translates !== undefined) - Number(other.document.translates !== undefined)

/** The document before is done when the next one begins. @returns the name of the one that begins */
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

/** Where links and pictures lead once everything new is there. */
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
