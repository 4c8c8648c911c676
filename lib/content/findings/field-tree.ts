import { isRecord } from '../../core/is-record.ts'

/** A field with a value, and its siblings. */
export type Field = {
  /** Its path: field names, and row numbers from 1. */
  path: readonly (string | number)[]
  key: string
  value: unknown
  beside: Readonly<Record<string, unknown>>
}

type Fields = Readonly<Record<string, unknown>>

/**
 * Every field of a section or a document, including those in rows of groups and each link of a repeatable one; zones of
 * sections are left out.
 */
export function fieldsOf(fields: Fields, path: Field['path'] = []): Field[] {
  return Object.entries(fields).flatMap(([key, value]) => {
    if (isListOfLinks(value)) {
      return value.map((each, index) => ({ path: [...path, key, index + 1], key, value: each, beside: fields }))
    }
    const rows = readRows(value)
    if (rows === undefined) return [{ path: [...path, key], key, value, beside: fields }]
    return rows.flatMap((row, index) => fieldsOf(row, [...path, key, index + 1]))
  })
}

/**
 * The field's name as the content system shows it: `background_color` of the second of `items` is “Items 2, Background
 * color”.
 *
 * @param labelOf a field's label in its model; if it has none, its id is used
 */
export function fieldName(path: Field['path'], labelOf: (id: string) => string | undefined = () => undefined): string {
  return path
    .map((part) => (typeof part === 'number' ? ` ${part}` : `, ${labelOf(part) ?? readOut(part)}`))
    .join('')
    .slice(', '.length)
}

function readOut(id: string): string {
  const words = id
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .replaceAll('_', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const isListOfLinks = (value: unknown): value is Fields[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => isRecord(each) && 'link_type' in each)

/** The rows of a group; undefined for any other value, structured text among them. */
function readRows(value: unknown): Fields[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isRecord)) return undefined
  if (value.some((row) => 'slice_type' in row)) return []
  return value.some(isBlock) ? undefined : value
}

const isBlock = (row: Fields) => typeof row.type === 'string' && ('spans' in row || 'url' in row || 'oembed' in row)

/**
 * Whether the field is empty. Switches and numbers count as empty, since only readers that ask for them give them a
 * meaning.
 */
export function isUnfilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.every(isUnfilled)
  if (!isRecord(value)) return typeof value !== 'number'
  if ('link_type' in value) return isEmptyLink(value)
  if ('spans' in value) return isUnfilled(value.text)
  return Object.values(value).every(isUnfilled)
}

const isEmptyLink = (link: Fields) => isUnfilled(link.url) && isUnfilled(link.id) && link.isBroken !== true
