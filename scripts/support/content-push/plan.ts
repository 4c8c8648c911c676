import { digestOf } from './essence.ts'
import type { Entries } from './journal.ts'
import type { SourceDocument } from './source.ts'

/** A document as it is published in the repository. */
export type Published = {
  id: string
  type: string
  uid: string | null
  lang: string
  tags: string[]
  data: Readonly<Record<string, unknown>>
}

/**
 * What a push does about a document. `nothing`: it is the same on both sides. `keep`: it was written there, or changed
 * there since the last push, so it stays unless the push may overwrite.
 */
export type Step = 'create' | 'update' | 'nothing' | 'keep'

export type DocumentStep = { document: SourceDocument; step: Step; id: string | undefined }

/** @param single types that have one document in each language */
export function planDocuments(
  documents: readonly SourceDocument[],
  published: readonly Published[],
  { journal, overwrites, singles }: { journal: Entries; overwrites: boolean; singles: ReadonlySet<string> },
): DocumentStep[] {
  const byId = new Map(published.map((each) => [each.id, each]))
  return documents.map((document) => {
    const known = journal.documents[document.key]
    const there = known ? byId.get(known.id) : published.find((each) => isSame(each, document, singles))
    const id = known?.id ?? there?.id
    if (id === undefined) return { document, step: 'create', id }
    const isOthers =
      there !== undefined && (known?.written === undefined || known.written !== digestOf(contentOf(there)))
    if (known?.read === digestOf(contentOf(document))) return { document, step: 'nothing', id }
    return { document, step: isOthers && !overwrites ? 'keep' : 'update', id }
  })
}

/** The part of a document that a push writes. */
export const contentOf = ({ uid, tags, data }: { uid?: string | null; tags: readonly string[]; data: unknown }) => ({
  uid,
  tags,
  data,
})

const isSame = (there: Published, here: SourceDocument, singles: ReadonlySet<string>) =>
  there.type === here.type &&
  there.lang === here.lang &&
  (here.uid === undefined ? singles.has(here.type) : there.uid === here.uid)
