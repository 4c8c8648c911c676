import { parsingError } from '../api-error.ts'
import type { ContentDocument } from '../view.ts'
import { type Comparable, documentValues } from './document-values.ts'

const orderingPattern = /^(?<path>my\.[\w-]+\.[\w.-]+|document\.\w+)(?: +(?<direction>asc|desc))?$/

type Compare = (left: ContentDocument, right: ContentDocument) => number

/** Reads `[my.video.title desc,document.first_publication_date]`. @throws ApiError 400 parsing-error */
export function parseOrderings(written: string): Compare {
  const inner = /^\[(.*)\]$/.exec(written.trim())?.[1]
  if (inner === undefined) throw parsingError('orderings are not in brackets', written)
  const comparisons = inner
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const { path, direction } = orderingPattern.exec(part)?.groups ?? {}
      if (!path) throw parsingError(`unexpected ordering ${part}`, written)
      return compareBy(path, direction === 'desc' ? -1 : 1)
    })
  return (left, right) => comparisons.reduce((order, compare) => order || compare(left, right), 0)
}

/** Documents without the field come last, in both directions. */
function compareBy(path: string, sign: 1 | -1): Compare {
  return (left, right) => {
    const [a] = documentValues(left, path)
    const [b] = documentValues(right, path)
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    return sign * compareValues(a, b)
  }
}

function compareValues(a: Comparable, b: Comparable): number {
  if (typeof a === 'string' && typeof b === 'string') return a.localeCompare(b, 'en')
  return Number(a) - Number(b)
}
