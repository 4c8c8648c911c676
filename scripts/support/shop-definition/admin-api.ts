import { z } from 'zod'
import { Failure } from '../failure.ts'
import type { Definition, Field } from './definition.ts'
import type { Shop } from './settings.ts'

const DEADLINE_MS = 20_000

const capabilitySchema = z.object({ enabled: z.boolean() })

const thereSchema = z.object({
  id: z.string(),
  access: z.object({ storefront: z.string() }),
  capabilities: z.object({ publishable: capabilitySchema, translatable: capabilitySchema }),
  fieldDefinitions: z.array(
    z.object({
      key: z.string(),
      type: z.object({ name: z.string() }),
      validations: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
    }),
  ),
})

/** A definition as a shop has it. */
export type There = z.infer<typeof thereSchema>

const FIND = `query Definition($type: String!) {
  metaobjectDefinitionByType(type: $type) {
    id
    access { storefront }
    capabilities { publishable { enabled } translatable { enabled } }
    fieldDefinitions { key type { name } validations { name value } }
  }
}`

/** The shop's definition of a type of metaobjects, if there is one. */
export async function findDefinition(shop: Shop, type: string): Promise<There | null> {
  const schema = z.object({ metaobjectDefinitionByType: thereSchema.nullable() })
  return (await ask(shop, { query: FIND, variables: { type }, schema })).metaobjectDefinitionByType
}

const CREATE = `mutation Create($definition: MetaobjectDefinitionCreateInput!) {
  made: metaobjectDefinitionCreate(definition: $definition) {
    metaobjectDefinition { id }
    userErrors { field message }
  }
}`

export const createDefinition = (shop: Shop, definition: Definition): Promise<void> =>
  write(shop, { query: CREATE, variables: { definition } })

const UPDATE = `mutation Update($id: ID!, $definition: MetaobjectDefinitionUpdateInput!) {
  made: metaobjectDefinitionUpdate(id: $id, definition: $definition) {
    metaobjectDefinition { id }
    userErrors { field message }
  }
}`

/** What is changed of a definition: fields are only ever added. */
export type Update = Partial<Pick<Definition, 'access' | 'capabilities'>> & { fieldDefinitions: { create: Field }[] }

export const updateDefinition = (shop: Shop, id: string, definition: Update): Promise<void> =>
  write(shop, { query: UPDATE, variables: { id, definition } })

const writtenSchema = z.object({
  made: z.object({
    userErrors: z.array(z.object({ field: z.array(z.string()).nullable(), message: z.string() })),
  }),
})

type Question = { query: string; variables: Record<string, unknown> }

async function write(shop: Shop, question: Question): Promise<void> {
  const { made } = await ask(shop, { ...question, schema: writtenSchema })
  if (made.userErrors.length === 0) return
  const reasons = made.userErrors.map(({ field, message }) => `${message} (${field?.join('.') ?? 'definition'})`)
  throw new Failure(`The shop refuses the definition: ${reasons.join('; ')}.`)
}

const errorsSchema = z.object({ errors: z.union([z.string(), z.array(z.object({ message: z.string() }))]) })

/** @throws Failure that says what the shop answered; the token is in none */
async function ask<Data>(shop: Shop, question: Question & { schema: z.ZodType<Data> }): Promise<Data> {
  const { query, variables, schema } = question
  const answer = await send(shop, JSON.stringify({ query, variables }))
  const body: unknown = await answer.json().catch(() => undefined)
  const said = errorsSchema.safeParse(body).data?.errors
  const data = z.object({ data: schema }).safeParse(body)
  if (answer.ok && said === undefined && data.success) return data.data.data
  const reason = typeof said === 'string' ? said : said?.map(({ message }) => message).join('; ')
  throw new Failure(`${shop.address} answered ${answer.status}: ${reason ?? 'nothing that can be read'}. ${HINT}`)
}

const HINT =
  'STOREFRONT_DOMAIN has to be the shop’s own domain (….myshopify.com), and STOREFRONT_ADMIN_TOKEN the Admin API access token of an app with write_metaobject_definitions and read_metaobject_definitions.'

async function send({ address, token }: Shop, body: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', accept: 'application/json', 'x-shopify-access-token': token }
  const signal = AbortSignal.timeout(DEADLINE_MS)
  try {
    // The token must not follow a redirect, such as that of a shop's public domain.
    return await fetch(address, { method: 'POST', headers, body, signal, redirect: 'manual' })
  } catch (cause) {
    throw new Failure(`${address} can’t be reached.`, { cause })
  }
}
