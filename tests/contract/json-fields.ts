/** JSON as it goes over the wire. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** A value that no field of any service has. */
export const OTHER_KIND: Json = { of: 'another kind' }

/** Every field in a JSON value, lists looked through: `eventSubgroups[].label`. */
export function fieldsOf(value: Json, at = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((each) => fieldsOf(each, `${at}[]`)))]
  if (typeof value !== 'object' || value === null) return []
  const below = Object.entries(value).flatMap(([name, each]) => {
    const field = at === '' ? name : `${at}.${name}`
    return [field].concat(fieldsOf(each, field))
  })
  return [...new Set(below)]
}

/**
 * The value with a field replaced, in all rows of the lists that lead to it, and under all names where it says `{}`;
 * without the field, if it is replaced by nothing.
 */
export function replaced(value: Json, field: string, by: Json | undefined): Json {
  if (field.startsWith('{}.') && typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, replaced(each, field.slice(3), by)]))
  }
  const [, head = '', isList, rest = ''] = /^([^.[]*)(\[\])?\.?(.*)$/s.exec(field) ?? []
  if (head === '' && isList) return Array.isArray(value) ? value.map((each) => replaced(each, rest, by)) : value
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, head)) return value
  const below = isList ? `[].${rest}` : rest
  if (below === '' && by === undefined)
    return Object.fromEntries(Object.entries(value).filter(([name]) => name !== head))
  return { ...value, [head]: below === '' ? (by ?? null) : replaced(value[head] ?? null, below, by) }
}
