import { masterLanguage } from './catalog.ts'
import { timestamp } from './fields/relative.ts'
import type { FieldScope } from './fields/scope.ts'
import { resolveFields } from './fields/tagged.ts'
import { documentId } from './identity.ts'
import { type Json, type JsonObject, mapObject } from './json.ts'
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
  first_publication_date: string
  last_publication_date: string
  slugs: string[]
  linked_documents: never[]
  lang: string
  alternate_languages: { id: string; type: string; lang: string; uid?: string }[]
  data: JsonObject
}

/** All documents under one ref. */
export type View = { ref: string; documents: ContentDocument[]; byId: Map<string, ContentDocument> }

export type ViewSettings = { ref: string; anchor: Date; origin: string }

/** Resolves every field and link among these sources. */
export function createView(sources: ReadonlyMap<string, DocumentSource>, settings: ViewSettings): View {
  const languagesOf = Map.groupBy(sources.values(), nameKey)
  const documents = [...sources.values()].map((source) => {
    const siblings = languagesOf.get(nameKey(source)) ?? []
    return createDocument(source, siblings, sources, settings)
  })
  return { ref: settings.ref, documents, byId: new Map(documents.map((document) => [document.id, document])) }
}

function nameKey({ type, name }: DocumentSource): string {
  return `${type}:${name}`
}

function createDocument(
  source: DocumentSource,
  siblings: DocumentSource[],
  sources: ReadonlyMap<string, DocumentSource>,
  { ref, anchor, origin }: ViewSettings,
): ContentDocument {
  const id = sourceId(source)
  const query = new URLSearchParams({ ref, q: `[[:d = at(document.id, "${id}")]]` })
  const linkTo = (type: string, name: string) => documentLink(type, name, source.lang, sources)
  return {
    id,
    uid: uidOf(source),
    url: null,
    type: source.type,
    href: `${origin}/content/api/v2/documents/search?${query}`,
    tags: source.tags,
    first_publication_date: timestamp(new Date(source.firstPublished)),
    last_publication_date: timestamp(new Date(source.lastPublished)),
    slugs: [slugOf(source)],
    linked_documents: [],
    lang: source.lang,
    alternate_languages: siblings.filter((sibling) => sibling.lang !== source.lang).map(alternateLanguage),
    data: resolveData(source, { origin, anchor, linkTo }),
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

/** A link to the document of this name in the reader's language, else in English; if there is none, a broken link. */
function documentLink(
  type: string,
  name: string,
  lang: string,
  sources: ReadonlyMap<string, DocumentSource>,
): JsonObject {
  const target = sources.get(documentId(type, name, lang)) ?? sources.get(documentId(type, name, masterLanguage))
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
