import { isRecord } from '../../../lib/core/is-record.ts'
import { Failure } from '../failure.ts'
import { answerOf, type GivenAnswer } from '../service-answer.ts'
import { flattened } from './fields.ts'
import { type Example, isSuccess, type Operation, type Parameter } from './operations.ts'

/** Longer answers are bad (docs/spec/contracts.md, "When an answer is bad"). */
const LIMIT_MIB = 5

/**
 * Values in place of those of the examples: by the name of a parameter (`product`), of call and parameter or field of
 * the body (`getPublicEvent.id`), or of call, example and parameter (`getPublicEvent.missing.id`). The value of a field
 * that is no text is JSON.
 */
export type Given = Readonly<Record<string, string>>

export type Question = {
  /** The address of the service, as its variable has it. */
  base: string
  /** A player's access token, for calls with token. */
  token?: string
  parameters?: Given
  /** Which of the operation's examples to send, by default the first one. */
  example?: Example
  /** Milliseconds until it is given up. */
  deadline?: number
}

/** What came back: an answer, or why there is none. */
export type Answer = Omit<GivenAnswer, 'headers'> | { problem: string }

/**
 * Makes a call by one of its examples.
 *
 * @throws Failure if a value of the caller can't be sent
 */
export async function ask(operation: Operation, question: Question): Promise<Answer> {
  const { url, ...init } = requestOf(operation, question)
  return answerOf(url, init, { deadlineMs: question.deadline ?? 10_000, limitMiB: LIMIT_MIB })
}

/**
 * The request of an example: its address, method, headers and body.
 *
 * @throws Failure if a value of the caller can't be sent
 */
export function requestOf(operation: Operation, { base, token, parameters = {}, example }: Question) {
  const sent = example ?? operation.examples[0]
  const values = operation.parameters.flatMap((parameter): [Parameter, string][] => {
    const value = sent && valueOf(parameter, operation, sent, parameters)
    return value === undefined ? [] : [[parameter, value]]
  })
  const isIn = (place: Parameter['in']) =>
    values.flatMap(([each, value]): [string, string][] => (each.in === place ? [[each.name, value]] : []))
  const path = isIn('path').reduce(
    (all, [name, value]) => all.replace(`{${name}}`, encodeURIComponent(value)),
    operation.path,
  )
  const query = new URLSearchParams(isIn('query')).toString()
  const answer = operation.responses.find(({ status }) => isSuccess(status))
  const authorization = operation.needsToken && token && sent?.hasToken ? `Bearer ${token}` : undefined
  const headers = headersOf(operation, isIn('header'), authorization)
  headers.set('accept', answer?.body?.mediaType ?? 'application/json')
  const body = bodyOf(operation, sent, parameters, headers)
  const address = base.replace(/\/$/, '') + (path === '/' ? '' : path)
  return { url: `${address}${query && `?${query}`}`, method: operation.method, headers, body }
}

/** Whether some of what the example asks for was given by the caller. */
export const isOwnQuestion = (operation: Operation, example: Example, given: Given): boolean =>
  keysFor(operation, example).some((key) => given[key] !== undefined)

/** The keys under which something of an example may be given. */
export function keysFor(operation: Operation, example: Example): string[] {
  const ofParameters = operation.parameters.flatMap(({ name }) => keysOf(name, operation, example))
  return [...ofParameters, ...fieldsOfBody(operation, example).flatMap((name) => fieldKeys(name, operation, example))]
}

/** The keys under which a parameter may be given, the most exact one first. */
const keysOf = (name: string, operation: Operation, example: Example) => [...fieldKeys(name, operation, example), name]

const fieldKeys = (name: string, { id }: Operation, example: Example) => [
  `${id}.${example.name}.${name}`,
  `${id}.${name}`,
]

function valueOf(parameter: Parameter, operation: Operation, example: Example, given: Given): string | undefined {
  const [exact = '', ...general] = keysOf(parameter.name, operation, example)
  const { [example.name]: special, ...others } = parameter.examples
  // What makes an example one of a refusal, or of another question, stays as it is.
  const isFixed = isSuccess(example.status)
    ? special === undefined && parameter.usual === undefined && Object.keys(others).length > 0
    : special !== undefined
  const keys = isFixed ? [exact] : [exact, ...general]
  return keys.map((key) => given[key]).find((value) => value !== undefined) ?? special ?? parameter.usual
}

function headersOf({ id }: Operation, own: readonly [string, string][], authorization: string | undefined): Headers {
  const headers = new Headers()
  for (const [name, value] of [...own, ['authorization', authorization] as const]) {
    try {
      if (value !== undefined) headers.set(name, value)
    } catch {
      // The error's own message has the value, which may be a token.
      throw new Failure(`The ${name} of ${id} has characters that no header can have.`)
    }
  }
  return headers
}

/** What an example sends in its body. */
function sentIn({ body }: Operation, example: Example | undefined): Readonly<Record<string, unknown>> {
  const value = body?.examples[example?.name ?? ''] ?? Object.values(body?.examples ?? {})[0]
  return isRecord(value) ? value : {}
}

const propertiesOf = ({ body }: Operation) => (body ? flattened(body.schema).properties : undefined) ?? {}

/** The fields of a body: those of the example, and those that it leaves out. */
const fieldsOfBody = (operation: Operation, example: Example | undefined) => [
  ...new Set([...Object.keys(sentIn(operation, example)), ...Object.keys(propertiesOf(operation))]),
]

function bodyOf(operation: Operation, example: Example | undefined, given: Given, headers: Headers) {
  const { id, body } = operation
  if (!body) return undefined
  const sent = sentIn(operation, example)
  const properties = propertiesOf(operation)
  const fields = fieldsOfBody(operation, example).flatMap((name): [string, unknown][] => {
    const { [name]: usual } = sent
    const own = given[`${id}.${example?.name}.${name}`] ?? given[`${id}.${name}`]
    if (own === undefined) return Object.hasOwn(sent, name) ? [[name, usual]] : []
    const isText = usual === undefined ? flattened(properties[name] ?? {}).type === 'string' : typeof usual === 'string'
    return [[name, isText ? own : jsonIn(own, `${id}.${name}`)]]
  })
  if (body.mediaType === 'multipart/form-data') {
    const form = new FormData()
    for (const [name, text] of fields) form.set(name, String(text))
    return form
  }
  headers.set('content-type', body.mediaType)
  return JSON.stringify(Object.fromEntries(fields))
}

/** @throws Failure if a value of the caller for a field that is no text is not JSON */
function jsonIn(text: string, name: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new Failure(`${name} must be JSON, such as 7, true or "text", and is ${text}.`)
  }
}
