import type { FieldScope } from './fields/scope.ts'
import { documentId } from './identity.ts'
import { masterLanguage } from './catalog.ts'
import type { JsonObject } from './json.ts'
import type { DocumentSource } from './source.ts'

export type Sources = ReadonlyMap<string, DocumentSource>

type Resolved = { data: JsonObject; targets: Map<string, DocumentSource | undefined> }

/**
 * The resolved data of documents, shared by all views of a repository: of ten thousand documents a publish changes one,
 * and those that link to it.
 */
export class ResolvedData {
  readonly #resolved = new WeakMap<DocumentSource, Resolved>()

  /**
   * The data of a document among these sources; resolved only if it or a document that it links to is another one than
   * before.
   *
   * @param resolve is given the target of a link: the document of a name in the reader's language, else in English
   */
  of(source: DocumentSource, sources: Sources, resolve: (find: FindTarget) => JsonObject): JsonObject {
    const known = this.#resolved.get(source)
    if (known && [...known.targets].every(([id, target]) => sources.get(id) === target)) return known.data
    const targets: Resolved['targets'] = new Map()
    const get = (id: string) => {
      const target = sources.get(id)
      targets.set(id, target)
      return target
    }
    const data = resolve(
      (type, name) => get(documentId(type, name, source.lang)) ?? get(documentId(type, name, masterLanguage)),
    )
    this.#resolved.set(source, { data, targets })
    return data
  }
}

export type FindTarget = (...link: Parameters<FieldScope['linkTo']>) => DocumentSource | undefined
