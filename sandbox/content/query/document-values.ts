import { isObject, type Json } from '../json.ts'
import type { ContentDocument } from '../view.ts'

export type Comparable = string | number | boolean

/**
 * The values at a query's path (`document.tags`, `my.page.uid`, `my.stage.group.field`) in a document: texts, numbers
 * and booleans; for a document link its id, for rich text its text. Empty if the document is of another type.
 */
export function documentValues(document: ContentDocument, path: string): Comparable[] {
  const [root, name = '', ...fields] = path.split('.')
  if (root === 'document') return headerValues(document, name)
  if (document.type !== name) return []
  if (fields[0] === 'uid') return document.uid === null ? [] : [document.uid]
  return fieldValues(document.data, fields)
}

function headerValues(document: ContentDocument, name: string): Comparable[] {
  switch (name) {
    case 'id':
    case 'type':
    case 'lang':
    case 'first_publication_date':
    case 'last_publication_date':
      return [document[name]].filter((value) => value !== null)
    case 'tags':
      return document.tags
    case '':
      return texts(document.data)
    default:
      return []
  }
}

function fieldValues(value: Json | undefined, fields: readonly string[]): Comparable[] {
  const [field, ...inner] = fields
  if (field === undefined) return leafValues(value)
  if (Array.isArray(value)) return value.flatMap((element) => fieldValues(element, fields))
  return isObject(value) ? fieldValues(value[field], inner) : []
}

function leafValues(value: Json | undefined): Comparable[] {
  if (value === null || value === undefined || value === '') return []
  if (Array.isArray(value)) return [texts(value).join('\n')].filter((text) => text !== '')
  if (!isObject(value)) return [value]
  if (value.link_type === 'Document') return typeof value.id === 'string' ? [value.id] : []
  return typeof value.url === 'string' ? [value.url] : []
}

/** All visible texts of a field; texts inside links and pictures are addresses, so they are left out. */
function texts(value: Json | undefined): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(texts)
  if (!isObject(value) || 'link_type' in value || 'dimensions' in value) return []
  if ('spans' in value) return texts(value.text)
  return Object.entries(value).flatMap(([key, inner]) => (machineKeys.has(key) ? [] : texts(inner)))
}

const machineKeys = new Set(['id', 'slice_type', 'slice_label', 'variation', 'version'])
