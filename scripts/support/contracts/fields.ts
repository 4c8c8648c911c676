import { followed, type Schema } from './document.ts'

/** A schema without references and `allOf` at its top: what its parts say together. */
export function flattened(schema: Schema): Schema {
  const { allOf = [], ...own } = schemaAt(schema)
  if (allOf.length === 0) return own
  const parts = [...allOf.map(flattened), own]
  const properties = Object.fromEntries(parts.flatMap((part) => Object.entries(part.properties ?? {})))
  return { ...parts[0], ...own, properties, required: parts.flatMap(({ required = [] }) => required) }
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a reference in a schema leads to a schema
const schemaAt = (schema: Schema) => followed(schema) as Schema

/** Names of fields of which one must be there, for each such choice. */
export function alternativesOf(schema: Schema): readonly (readonly string[])[] {
  const { anyOf = [], allOf = [] } = schemaAt(schema)
  const own = anyOf.flatMap(({ required }) => required)
  return [...(own.length > 0 ? [own] : []), ...allOf.flatMap(alternativesOf)]
}

/** One field of an answer or a request. */
export type Field = {
  /** `eventSubgroups[].label`; `{}` stands for any name. */
  place: string
  schema: Schema
  isRequired: boolean
  /** Fields of which one must be there, this one among them. */
  alternatives: readonly string[] | undefined
  /** Whether the site does without it, or without what it is in. */
  isDispensable: boolean
}

/** All fields below a schema, in its order. */
export function fieldsOf(schema: Schema, at = '', isDispensable = false): Field[] {
  const { properties = {}, required = [], items, additionalProperties } = flattened(schema)
  const choices = alternativesOf(schema)
  const named = Object.entries(properties).flatMap(([name, property]) => {
    const field = flattened(property)
    const place = at === '' ? name : `${at}.${name}`
    const isLoose = isDispensable || field['x-dispensable'] === true
    const own = {
      place,
      schema: field,
      isRequired: required.includes(name),
      alternatives: choices.find((choice) => choice.includes(name)),
      isDispensable: isLoose,
    }
    return [own].concat(fieldsOf(property, place, isLoose))
  })
  const rows = items ? fieldsOf(items, `${at}[]`, isDispensable) : []
  const others =
    typeof additionalProperties === 'object' ? fieldsOf(additionalProperties, `${at}{}`, isDispensable) : []
  return [...named, ...rows, ...others]
}

/** The field that a path through a value leads to: `['0', 'label']` to `[].label`; names that are not agreed are left out. */
export function placeOf(schema: Schema, path: readonly string[], at = ''): string {
  const [step, ...rest] = path
  if (step === undefined) return at
  const { properties = {}, items, additionalProperties } = flattened(schema)
  const property = properties[step]
  if (property) return placeOf(property, rest, at === '' ? step : `${at}.${step}`)
  if (items) return placeOf(items, rest, `${at}[]`)
  return typeof additionalProperties === 'object' ? placeOf(additionalProperties, rest, `${at}{}`) : `${at}{}`
}

const WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'an instant such as 2030-01-09T18:00:00Z',
  uri: 'an absolute address',
  email: 'an e-mail address',
}

/** What a schema takes, in words: `text or null`. */
export function inWords(schema: Schema): string {
  const { title, type = [], enum: choices, const: only, format, pattern } = flattened(schema)
  const types = [type].flat()
  if (title !== undefined) return types.includes('null') ? `${title} or null` : title
  if (only !== undefined) return JSON.stringify(only)
  if (choices) return `one of ${choices.map((each) => JSON.stringify(each)).join(', ')}`
  const text = format ? (FORMATS[format] ?? format) : pattern ? `text by the pattern ${pattern}` : 'text'
  return types.map((each) => (each === 'string' ? text : (WORDS[each] ?? each))).join(' or ') || 'anything'
}
