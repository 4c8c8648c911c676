import { contentLocaleOf, defaultLocale } from '../../../i18n/locales.ts'
import { loadDocuments } from '../../../sandbox/content/load.ts'
import { type DocumentSource, sourceId } from '../../../sandbox/content/source.ts'
import { createView } from '../../../sandbox/content/view.ts'
import { createClock } from '../../../sandbox/kernel/clock.ts'
import { Failure } from '../failure.ts'

/** A document to push, in the wire format, with the project's own links and pictures. */
export type SourceDocument = {
  /** The key that identifies it on both sides: type, name and language. */
  key: string
  /** Its id in the project, which links use. */
  id: string
  /** Key of the document that it translates; undefined for a document in the site's default language. */
  translates: string | undefined
  type: string
  uid: string | undefined
  lang: string
  title: string
  tags: string[]
  data: Readonly<Record<string, unknown>>
}

/**
 * Reads the documents of a folder, in the format of the sandbox's documents (sandbox/content/README.md).
 *
 * @param origin of the sandbox's pictures
 * @throws Failure naming file and line
 */
export function readFolder(folder: string, origin: string): SourceDocument[] {
  try {
    return asDocuments(loadDocuments(folder), origin)
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error))
  }
}

/** Converts documents to the wire format. */
export function asDocuments(sources: readonly DocumentSource[], origin: string): SourceDocument[] {
  const byId = new Map(sources.map((source) => [sourceId(source), source]))
  const anchor = new Date(`${createClock(0).now().toISOString().slice(0, 10)}T00:00:00Z`)
  return createView(byId, { ref: 'push', anchor, origin }).documents.map(({ id, type, uid, lang, tags, data }) => {
    const name = byId.get(id)?.name ?? ''
    const first = sources.find((each) => each.type === type && each.name === name && each.lang === FIRST)
    return {
      key: `${type}/${name}.${lang}`,
      id,
      translates: first && lang !== FIRST ? `${type}/${name}.${FIRST}` : undefined,
      type,
      uid: uid ?? undefined,
      lang,
      title: typeof data.title === 'string' && data.title !== '' ? data.title : `${type} ${name}`,
      tags,
      data,
    }
  })
}

const FIRST = contentLocaleOf(defaultLocale)
