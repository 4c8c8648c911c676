import { execute } from 'graphql'
import { definitionSchema, type MetaobjectDefinition } from '../definition.ts'
import { type Question, understand } from '../question.ts'
import type { Definitions } from './definitions.ts'
import { errorsOf, type UserError } from './rules.ts'
import { adminSchema } from './schema.ts'

const ID = 'gid://shopify/MetaobjectDefinition/1'

/** Answers a question to the Admin API; the definition that it makes or changes is the shop's from then on. */
export async function answerAdmin(question: Question, definitions: Definitions): Promise<object> {
  const understood = understand(adminSchema, question)
  if ('errors' in understood) return understood
  return execute({
    schema: adminSchema,
    document: understood.document,
    variableValues: understood.variables,
    operationName: question.operationName,
    rootValue: createRoot(definitions),
  })
}

type Update = Partial<Omit<MetaobjectDefinition, 'fieldDefinitions' | 'type'>> & {
  fieldDefinitions?: { create?: object }[]
}

function createRoot(definitions: Definitions) {
  const keep = (definition: MetaobjectDefinition) => {
    const userErrors = errorsOf(definition)
    if (userErrors.length > 0) return refused(...userErrors)
    definitions.set(definition)
    return { metaobjectDefinition: asAnswered(definition), userErrors }
  }
  return {
    metaobjectDefinitionByType({ type }: { type: string }) {
      const definition = definitions.get()
      return definition?.type === type ? asAnswered(definition) : null
    },
    metaobjectDefinitionCreate({ definition }: { definition: object }) {
      const made = definitionSchema.parse({ ...DEFAULTS, ...definition })
      const isTaken = definitions.get()?.type === made.type
      return isTaken ? refused(error('TAKEN', 'type', 'Type has already been taken')) : keep(made)
    },
    metaobjectDefinitionUpdate({
      id,
      definition: { fieldDefinitions = [], ...changes },
    }: {
      id: string
      definition: Update
    }) {
      const before = definitions.get()
      if (before === undefined || id !== ID) return refused(error('RECORD_NOT_FOUND', 'id', 'Record not found'))
      const created = fieldDefinitions.flatMap(({ create }) => create ?? [])
      return keep(
        definitionSchema.parse({
          ...before,
          ...changes,
          access: { ...before.access, ...changes.access },
          capabilities: { ...before.capabilities, ...changes.capabilities },
          fieldDefinitions: [...before.fieldDefinitions, ...created],
        }),
      )
    },
  }
}

/** What a definition is that says nothing of it: https://shopify.dev/docs/apps/build/metaobjects. */
const DEFAULTS = {
  access: { storefront: 'NONE' },
  capabilities: { publishable: { enabled: false }, translatable: { enabled: false } },
}

const error = (code: string, field: string, message: string): UserError => ({ code, field: [field], message })

const refused = (...userErrors: UserError[]) => ({ metaobjectDefinition: null, userErrors })

const asAnswered = ({ fieldDefinitions, ...definition }: MetaobjectDefinition) => ({
  id: ID,
  ...definition,
  fieldDefinitions: fieldDefinitions.map(({ type, validations, ...field }) => ({
    ...field,
    type: { name: type },
    validations: validations.map((validation) => ({ type: 'json', ...validation })),
  })),
})
