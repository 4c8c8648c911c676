import { masterLanguage } from './catalog.ts'
import { timestamp } from './fields/relative.ts'
import type { FieldScope } from './fields/scope.ts'
import { resolveFields } from './fields/tagged.ts'
import { documentId } from './identity.ts'
import { type Json, type JsonObject, mapObject } from './json.ts'
import type { CompleteData } from './models.ts'
import { ResolvedData, type Sources } from './resolved-data.ts'
import { type DocumentSource, sourceId, uidOf } from './source.ts'
import { completeZones } from './zones.ts'

/** A document in the wire format (Prismic REST API v2). */
export type ContentDocument = {
  id: string
  uid: string | null
  url: string | null
  type: string
  href: string
  tags: string[]
  /** Null in a preview of a document that was never published. */
  first_publication_date: string | null
  last_publication_date: string | null
  slugs: string[]
  linked_documents: never[]
  lang: string
  alternate_languages: { id: string; type: string; lang: string; uid?: string }[]
  data: JsonObject
}

/** All documents under one ref. */
export type View = { ref: string; documents: ContentDocument[]; byId: Map<string, ContentDocument> }

export type ViewSettings = {
  ref: string
  anchor: Date
  origin: string
  resolved?: ResolvedData
  complete?: CompleteData | undefined
  /** Ids of documents that were published once; by default all were. */
  everPublished?: ReadonlySet<string>
}

/** Resolves every field and link among these sources, each document's when it is first read. */
export function createView(sources: Sources, settings: ViewSettings): View {
  const languagesOf = Map.groupBy(sources.values(), nameKey)
  const resolved = settings.resolved ?? new ResolvedData()
  const byId = new Map<string, ContentDocument>()
  for (const [id, source] of sources) {
    const siblings = () => languagesOf.get(nameKey(source)) ?? []
    byId.set(id, createDocument(id, source, siblings, sources, { ...settings, resolved }))
  }
  return { ref: settings.ref, documents: [...byId.values()], byId }
}

function nameKey({ type, name }: DocumentSource): string {
  return `${type}:${name}`
}

/** Most searches need only the values beside the data, so everything else is worked out when it is read. */
function createDocument(
  id: string,
  source: DocumentSource,
  siblings: () => DocumentSource[],
  sources: Sources,
  settings: ViewSettings & { resolved: ResolvedData },
): ContentDocument {
  const { ref, anchor, origin, resolved, complete = (_type, data) => data, everPublished } = settings
  const dateOf = (moment: string) => ((everPublished?.has(id) ?? true) ? timestamp(new Date(moment)) : null)
  return {
    id,
    uid: uidOf(source),
    url: null,
    type: source.type,
    get href() {
      const query = new URLSearchParams({ ref, q: `[[:d = at(document.id, "${id}")]]` })
      return `${origin}/content/api/v2/documents/search?${query}`
    },
    tags: source.tags,
    first_publication_date: dateOf(source.firstPublished),
    last_publication_date: dateOf(source.lastPublished),
    get slugs() {
      return [slugOf(source)]
    },
    linked_documents: [],
    lang: source.lang,
    get alternate_languages() {
      return siblings()
        .filter(({ lang }) => lang !== source.lang)
        .map(alternateLanguage)
    },
    get data() {
      return resolved.of(source, sources, (find) => {
        const linkTo = (type: string, name: string) => documentLink(type, name, find(type, name))
        return complete(source.type, resolveData(source, { origin, anchor, linkTo }))
      })
    },
  }
}

/** A document's data in the wire format. */
export function resolveData(source: DocumentSource, scope: FieldScope): JsonObject {
  return mapObject(completeZones(source.data, sourceId(source)), (value: Json) => resolveFields(value, scope))
}

function alternateLanguage(source: DocumentSource): ContentDocument['alternate_languages'][number] {
  const uid = uidOf(source)
  return { id: sourceId(source), type: source.type, lang: source.lang, ...(uid !== null && { uid }) }
}

/** A link to a document; without one, a broken link. */
function documentLink(type: string, name: string, target: DocumentSource | undefined): JsonObject {
  if (!target) {
    const id = documentId(type, name, masterLanguage)
    return { link_type: 'Document', id, type: 'broken_type', tags: [], lang: null, slug: '-', isBroken: true }
  }
  const uid = uidOf(target)
  return {
    link_type: 'Document',
    id: sourceId(target),
    type,
    tags: target.tags,
    lang: target.lang,
    slug: slugOf(target),
    first_publication_date: timestamp(new Date(target.firstPublished)),
    last_publication_date: timestamp(new Date(target.lastPublished)),
    ...(uid !== null && { uid }),
    isBroken: false,
  }
}

function slugOf({ data, name }: DocumentSource): string {
  const title = typeof data.title === 'string' ? data.title : name
  return (
    title
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || name
  )
}
