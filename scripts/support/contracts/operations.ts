import type { z } from 'zod'
import {
  bodySchema,
  type Content,
  type ContractName,
  followed,
  type OperationNode,
  parameterSchema,
  readContract,
  responseSchema,
  type Schema,
} from './document.ts'

/** A parameter, with its value in examples; one without is sent only where a caller gives it. */
export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  isRequired: boolean
  description: string
  schema: Schema
  /** Its value in all other examples. */
  usual: string | undefined
  /** Its values in examples, by their names. */
  examples: Readonly<Record<string, string>>
}

/** A body that is sent or answered, with its examples by name, and what some of them are about. */
export type Body = {
  mediaType: string
  schema: Schema
  examples: Readonly<Record<string, object | string>>
  summaries: Readonly<Record<string, string | undefined>>
}

/** An answer; its status is `200`, or `2XX` for any success. */
export type Response = { status: string; description: string; body: Body | undefined }

/**
 * A request, and the status by which it is to be answered. Examples of the same name belong together: that of the
 * request and that of its answer. A call with token has one without it, which is refused.
 */
export type Example = { name: string; status: string; hasToken: boolean }

const isStatus = (described: string, status: number) =>
  described.endsWith('XX') ? described[0] === String(status)[0] : described === String(status)

/** Statuses that are read as 403 where a call describes no answer of their own (contracts.md, Game server). */
const READ_AS_403 = new Set([400, 409, 422])

/** The answer that a call describes for a status. */
export function responseOf({ responses }: Pick<Operation, 'responses'>, status: number): Response | undefined {
  const find = (wanted: number) => responses.find((response) => isStatus(response.status, wanted))
  return find(status) ?? (READ_AS_403.has(status) ? find(403) : undefined)
}

export const isSuccess = (described: string) => described.startsWith('2')

/** A call of a service, as its contract describes it. */
export type Operation = {
  service: ContractName
  /** The variable with the address of the service. */
  variable: string
  /** Where the service is below the sandbox: `/game`. */
  sandboxPath: string
  tag: string
  id: string
  purpose: string
  description: string | undefined
  method: string
  path: string
  /** Whether it only reads, and so may be tried at a production service. */
  isRead: boolean
  needsToken: boolean
  /** Why nothing of the site makes this call. */
  noCaller: string | undefined
  parameters: readonly Parameter[]
  body: Body | undefined
  /** The answers, that of success first. */
  responses: readonly Response[]
  /** The first one is answered with success. */
  examples: readonly Example[]
}

/** The calls of a service, in the order of its contract. */
export function operations(service: ContractName): Operation[] {
  const { paths, servers } = readContract(service)
  const [server] = servers
  if (!server) throw new Error(`${service}: no server`)
  const common = { service, variable: server['x-variable'], sandboxPath: new URL(server.url).pathname }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, node]) =>
      Object.assign({}, common, { path, method: method.toUpperCase() }, read(node)),
    ),
  )
}

function read(node: OperationNode) {
  const parameters = node.parameters.map((each) => parameterOf(parameterSchema.parse(followed(each))))
  const body = node.requestBody === undefined ? undefined : bodyOf(bodySchema.parse(followed(node.requestBody)).content)
  const responses = Object.entries(node.responses)
    .map(([status, each]): Response => {
      const { description, content } = responseSchema.parse(followed(each))
      return { status, description, body: content && bodyOf(content) }
    })
    .toSorted((one, other) => (one.status < other.status ? -1 : 1))
  const needsToken = node.security.length > 0
  return {
    tag: node.tags[0] ?? '',
    id: node.operationId,
    purpose: node.summary,
    description: node.description,
    isRead: node['x-reads'] === true,
    needsToken,
    noCaller: node['x-no-caller'],
    parameters,
    body,
    responses,
    examples: examplesOf({ parameters, body, responses, needsToken }),
  }
}

function parameterOf({ required, ...node }: z.infer<typeof parameterSchema>): Parameter {
  const { name, in: place, description, schema, example } = node
  const named = Object.entries(node.examples ?? {}).map(([each, { value }]) => [each, value] as const)
  const examples = Object.fromEntries(named)
  return { name, in: place, isRequired: required, description, schema, usual: example ?? examples.found, examples }
}

function bodyOf(content: Content): Body | undefined {
  const [mediaType, media] = Object.entries(content)[0] ?? []
  if (mediaType === undefined || media === undefined) return undefined
  const named = Object.entries(media.examples ?? {})
  return {
    mediaType,
    schema: media.schema,
    examples: Object.fromEntries(named.map(([name, { value }]) => [name, value] as const)),
    summaries: Object.fromEntries(named.map(([name, { summary }]) => [name, summary] as const)),
  }
}

type Described = Pick<Operation, 'parameters' | 'body' | 'responses' | 'needsToken'>

/** A refusal can be tried where something of the request has an example of the same name, which for a 404 is `missing`. */
function examplesOf({ parameters, body, responses, needsToken }: Described): Example[] {
  const asked = new Set([...parameters, ...(body ? [body] : [])].flatMap((each) => Object.keys(each.examples)))
  const examples = responses.flatMap(({ status, body: answer }) => {
    const unnamed = isSuccess(status) ? ['found'] : status === '404' ? ['missing'] : []
    return (answer ? Object.keys(answer.examples) : unnamed)
      .filter((name, index) => asked.has(name) || (isSuccess(status) && index === 0))
      .map((name) => ({ name, status, hasToken: true }))
  })
  return needsToken ? [...examples, { name: 'withoutToken', status: '401', hasToken: false }] : examples
}
