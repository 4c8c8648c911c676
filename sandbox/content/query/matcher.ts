import { parsingError } from '../api-error.ts'
import { customTypes } from '../catalog.ts'
import type { ContentDocument, View } from '../view.ts'
import { documentValues } from './document-values.ts'
import { operators } from './operators.ts'
import { parsePredicates, type Predicate } from './parse-predicates.ts'

/**
 * Whether a document satisfies every predicate of every `q` parameter.
 * @throws ApiError 400 parsing-error for an invalid predicate
 */
export function createMatcher(queries: string[], view: View): (document: ContentDocument) => boolean {
  const tests = queries.flatMap(parsePredicates).map((predicate) => {
    const test = readTest(predicate)
    return (document: ContentDocument) => test({ document, values: documentValues(document, predicate.path), view })
  })
  return (document) => tests.every((test) => test(document))
}

function readTest({ name, path, arguments: written, column, query }: Predicate) {
  const operator = operators.get(name)
  if (!operator) throw parsingError(`unknown predicate ${name}`, query, column)
  const [root, type = ''] = path.split('.')
  if (root === 'my' && !customTypes.has(type)) throw parsingError(`unexpected field '${path}'`, query, column)
  if ((path === '') !== (name === 'similar')) throw parsingError(`unexpected arguments of ${name}`, query, column)
  try {
    return operator(written)
  } catch {
    throw parsingError(`unexpected arguments of ${name}`, query, column)
  }
}
