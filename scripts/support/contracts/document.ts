import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { isRecord } from '../../../lib/core/is-record.ts'
import { root } from '../root.ts'

/** Where the contracts of the services are: an OpenAPI 3.1 document for each, and what they have in common. */
const FOLDER = join(root, 'docs/contracts')

/** The services that have a document, which is `docs/contracts/{name}.yaml`. */
export const contractNames = [
  'game',
  'subscription',
  'fundraising',
  'articles',
  'training-partner',
  'support',
  'chat',
  'tracking',
  'templates',
] as const
export type ContractName = (typeof contractNames)[number]

/** What a document of ours says in a JSON Schema; more would be valid, but nothing here reads it. */
export type Schema = {
  /** What it is, in a few words, where its kind and pattern are none to read. */
  title?: string
  type?: string | readonly string[]
  description?: string
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  allOf?: readonly Schema[]
  /** Alternatives of which one must be there. */
  anyOf?: readonly { required: readonly string[] }[]
  enum?: readonly unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
  /** The site does without the field: if it is missing or of another kind, it counts as absent. */
  'x-dispensable'?: true
}

// The schemas in a document are checked by the validator that compiles them, the document as a whole by its tests.
const schemaSchema = z.custom<Schema>((value) => typeof value === 'object' && value !== null)
const examplesOf = <Value extends z.ZodType>(value: Value) =>
  z.record(z.string(), z.object({ value, summary: z.string().optional() }))
const exampleSchema = z.union([z.looseObject({}), z.array(z.unknown()), z.string()])
const textSchema = z.union([z.string(), z.number().transform(String)])

const contentSchema = z.record(
  z.string(),
  z.object({ schema: schemaSchema, examples: examplesOf(exampleSchema).optional() }),
)
export type Content = z.infer<typeof contentSchema>

export const parameterSchema = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean().default(false),
  description: z.string(),
  schema: schemaSchema,
  example: textSchema.optional(),
  examples: examplesOf(textSchema).optional(),
})

export const bodySchema = z.object({ description: z.string().optional(), content: contentSchema })

export const responseSchema = z.object({ description: z.string(), content: contentSchema.optional() })

const operationSchema = z.object({
  operationId: z.string(),
  summary: z.string(),
  description: z.string().optional(),
  tags: z.array(z.string()),
  'x-reads': z.literal(true).optional(),
  'x-no-caller': z.string().optional(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(z.unknown()).default([]),
  requestBody: z.unknown().optional(),
  responses: z.record(z.string(), z.unknown()),
})
export type OperationNode = z.infer<typeof operationSchema>

const methodNames = ['get', 'put', 'post', 'delete'] as const
const pathSchema = z.partialRecord(z.enum(methodNames), operationSchema)

const documentSchema = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.object({ url: z.url(), description: z.string(), 'x-variable': z.string() })).length(1),
  tags: z.array(z.object({ name: z.string(), description: z.string().optional() })),
  paths: z.record(z.string(), pathSchema),
})
export type ContractDocument = z.infer<typeof documentSchema>

const read = new Map<string, unknown>()

/** A file as it is, but that each reference names its file: `game.yaml#/components/schemas/Event`. */
export function readContractFile(file: string): unknown {
  const known = read.get(file)
  if (known !== undefined) return known
  const value = withFileIn(parse(readFileSync(join(FOLDER, file), 'utf8')), file)
  read.set(file, value)
  return value
}

export function readContract(name: ContractName): ContractDocument {
  return documentSchema.parse(readContractFile(`${name}.yaml`))
}

function withFileIn(node: unknown, file: string): unknown {
  if (Array.isArray(node)) return node.map((each) => withFileIn(each, file))
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => {
      const isOwn = name === '$ref' && typeof value === 'string' && value.startsWith('#')
      return [name, isOwn ? `${file}${value}` : withFileIn(value, file)]
    }),
  )
}

/** What a reference stands for, with what stands beside it; any other value as it is. */
export function followed(node: unknown): unknown {
  if (!isRecord(node) || typeof node.$ref !== 'string') return node
  const { $ref: _, ...beside } = node
  const [file = '', pointer = ''] = node.$ref.split('#')
  const target = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((parent, name) => (isRecord(parent) ? parent[name] : undefined), readContractFile(file))
  const found = followed(target)
  if (!isRecord(found)) throw new Error(`${node.$ref} is not there`)
  return { ...found, ...beside }
}
