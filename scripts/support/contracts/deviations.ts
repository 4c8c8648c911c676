import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { jsonOf } from '../service-answer.ts'
import type { Answer } from './ask.ts'
import { contractNames, readContractFile, type Schema } from './document.ts'
import { type Body, type Operation, responseOf } from './operations.ts'
import { type Field, fieldsOf, inWords, placeOf } from './fields.ts'

/** One way in which an answer differs from the contract. It names kinds and places, never a value of the answer. */
export type Deviation = {
  /** The operation: `getPublicEvent`. */
  call: string
  /** The status of the answer; without an answer 0. */
  status: number
  /** `status`, `media type`, `body`, or a field: `eventSubgroups[].label`. */
  place: string
  expected: string
  found: string
  /** In how many places it is so: rows of lists are counted together. */
  times: number
  /** Whether the site does without this field, so that nothing but what it says is missing on pages. */
  isDispensable: boolean
}

/** How an answer differs from what the contract says of an example, by default the first one. */
export function deviations(operation: Operation, answer: Answer, example = operation.examples[0]): Deviation[] {
  const common = { call: operation.id, times: 1, isDispensable: false }
  if ('problem' in answer) {
    return [{ ...common, status: 0, place: 'answer', expected: 'an answer', found: answer.problem }]
  }
  const { status } = answer
  const at = { ...common, status }
  const response = responseOf(operation, status)
  if (example && response?.status !== example.status) {
    return [{ ...at, place: 'status', expected: example.status, found: String(status) }]
  }
  const body = response?.body
  if (!body) return []
  // Errors may have a media type of their own, as application/problem+json.
  const isOfType = status < 300 ? answer.mediaType === body.mediaType : answer.mediaType.endsWith('json')
  if (!isOfType) {
    return [{ ...at, place: 'media type', expected: body.mediaType, found: answer.mediaType || 'none' }]
  }
  if (!body.mediaType.endsWith('json')) return []
  const value = jsonOf(answer)
  if (value === undefined) return [{ ...at, place: 'body', expected: 'JSON', found: 'text that is not JSON' }]
  return misfits(body.schema, value).map((misfit) => Object.assign({}, at, misfit))
}

/** How a value differs from a schema of the contracts. */
export function misfits(
  schema: Schema,
  value: unknown,
): Pick<Deviation, 'place' | 'expected' | 'found' | 'times' | 'isDispensable'>[] {
  const validate = validator(schema)
  if (validate(value)) return []
  const fields = new Map(fieldsOf(schema).map((field) => [field.place, field]))
  const errors = (validate.errors ?? []).filter(({ schemaPath }) => !schemaPath.includes('/anyOf/'))
  // A value may be wrong in several ways, by its kind and its pattern: it is one value all the same.
  const byValue = new Map(errors.map((error) => [[error.instancePath, ...missingFields(error)].join('/'), error]))
  const all = [...byValue.values()].map((error) => misfitOf(schema, fields, value, error))
  const times = Map.groupBy(all, (misfit) => JSON.stringify(misfit))
  return [...times.values()].flatMap((group) =>
    group.slice(0, 1).map(({ place, expected, found }) => {
      return { place, expected, found, times: group.length, isDispensable: fields.get(place)?.isDispensable ?? false }
    }),
  )
}

/** The examples of a body that it does not describe itself. */
export function badExamples({ schema, examples }: Body): string[] {
  return Object.entries(examples).flatMap(([name, value]) =>
    misfits(schema, value).map(({ place, expected, found }) => `${name}: ${place} is ${found}, not ${expected}`),
  )
}

let ajv: Ajv2020 | undefined

function validator(schema: Schema) {
  ajv ??= createAjv()
  return ajv.compile(schema)
}

function createAjv(): Ajv2020 {
  const created = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
  })
  addFormats(created, ['date-time', 'uri', 'email'])
  created.addVocabulary(['x-dispensable', 'openapi', 'info', 'servers', 'tags', 'paths', 'components'])
  for (const name of ['common', ...contractNames]) {
    const document = readContractFile(`${name}.yaml`)
    if (typeof document === 'object' && document !== null) created.addSchema(document, `${name}.yaml`)
  }
  return created
}

function misfitOf(schema: Schema, fields: ReadonlyMap<string, Field>, value: unknown, error: ErrorObject) {
  const path = error.instancePath.split('/').slice(1).map(unescaped)
  const [missing = [], ...others] = missingFields(error).map((name) => [name])
  const at = [...path, ...missing]
  const place = placeOf(schema, at)
  const expected = inWords(missing.length > 0 ? (fields.get(place)?.schema ?? {}) : schemaOf(error))
  return {
    place: place || 'body',
    expected: others.length > 0 ? `${expected}, by this name or as ${others.join(' or ')}` : expected,
    found: foundInWords(at.reduce<unknown>(below, value), error.keyword === 'type' ? 'text' : 'other text'),
  }
}

/** The fields of which one had to be there. */
function missingFields(error: ErrorObject): string[] {
  const { keyword, params } = error
  if (keyword === 'required') return [String(params.missingProperty)]
  if (keyword !== 'anyOf') return []
  const { anyOf = [] } = schemaOf(error)
  return anyOf.flatMap(({ required }) => required)
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schemas are those of the documents
const schemaOf = ({ parentSchema }: ErrorObject) => parentSchema as Schema

const unescaped = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~')

function below(parent: unknown, name: string): unknown {
  return typeof parent === 'object' && parent !== null ? new Map(Object.entries(parent)).get(name) : undefined
}

/** The kind of a value, never the value; of dates the order of their digits. */
function foundInWords(value: unknown, text: string): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'number') return Number.isInteger(value) ? 'a whole number' : 'a fraction'
  if (typeof value === 'boolean') return 'true or false'
  if (typeof value === 'object') return 'an object'
  const isOfDigits = typeof value === 'string' && /^\d{1,4}[-/.\d:TZ+ ]{2,30}$/.test(value)
  return isOfDigits ? `text of the form ${value.replaceAll(/\d/g, '9')}` : text
}
