import { createHash } from 'node:crypto'
import { isRecord } from '../../../lib/core/is-record.ts'

/**
 * A digest that distinguishes versions of content by what editors write. Empty fields, the order of keys, and values
 * that the content system adds (ids of sections, keys of links and cells, sizes, names of link targets) don't count.
 */
export function digestOf(content: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(essenceOf(content)) ?? '')
    .digest('base64url')
}

/** The part of a value that editors wrote; undefined if it is empty. */
function essenceOf(value: unknown): unknown {
  if (value === null || value === '' || value === false) return undefined
  if (Array.isArray(value)) {
    const elements = value.map(essenceOf).filter((each) => each !== undefined)
    return elements.length > 0 ? elements : undefined
  }
  if (!isRecord(value)) return value
  const entries = entriesOf(value).flatMap(([key, inner]) => {
    const essence = essenceOf(inner)
    return essence === undefined ? [] : [[key, essence] as const]
  })
  const sorted = entries.toSorted(([one], [other]) => (one < other ? -1 : 1))
  return sorted.length > 0 ? Object.fromEntries(sorted) : undefined
}

type Fields = Readonly<Record<string, unknown>>

function entriesOf(value: Fields): [string, unknown][] {
  const { link_type: kind, id, target, text, variant } = value
  // An empty link may have a label already.
  if (kind === 'Any') return Object.entries({ text, variant })
  if (kind === 'Document' || kind === 'Media') return Object.entries({ kind, id, target, text, variant })
  if (kind === 'Web' || isTablePart(value)) return without(value, ['key'])
  if ('dimensions' in value && 'url' in value) return without(value, ['url', 'dimensions', 'edit', 'copyright'])
  if ('slice_type' in value) return without(value, ['id', 'version', 'slice_label'])
  return 'spans' in value ? without(value, ['direction']) : Object.entries(value)
}

/** A row or a cell of a table. */
const isTablePart = ({ key, cells, content, type }: Fields) =>
  key !== undefined && (Array.isArray(cells) || (Array.isArray(content) && (type === 'header' || type === 'data')))

const without = (value: Fields, keys: readonly string[]) => Object.entries(value).filter(([key]) => !keys.includes(key))
