import {
  getOperationAST,
  getVariableValues,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  parse,
  type DocumentNode,
} from 'graphql'
import { mistakesOf, withCode } from './validation.ts'

/** The body of a request. */
export type Question = {
  query: string
  variables?: Record<string, unknown> | null | undefined
  operationName?: string | null | undefined
}

export type Understood = {
  document: DocumentNode
  operation: OperationDefinitionNode
  variables: Record<string, unknown>
}

/**
 * A question as a schema understands it, or the mistakes in it: unknown fields and arguments, values of another type, also
 * those of variables. Shopify answers them with status 200 and without data.
 */
export function understand(
  schema: GraphQLSchema,
  { query, variables, operationName }: Question,
): Understood | { errors: object[] } {
  const document = parsed(query)
  if (document instanceof GraphQLError) return { errors: [document.toJSON()] }
  const mistakes = mistakesOf(schema, document)
  if (mistakes.length > 0) return { errors: mistakes }
  const operation = getOperationAST(document, operationName)
  if (!operation) return { errors: [{ message: 'An operation name is required' }] }
  const values = getVariableValues(schema, operation.variableDefinitions ?? [], variables ?? {})
  if (values.errors) return { errors: values.errors.map((error) => withCode(error, 'INVALID_VARIABLE')) }
  return { document, operation, variables: variables ?? {} }
}

function parsed(query: string): DocumentNode | GraphQLError {
  try {
    return parse(query)
  } catch (error) {
    if (error instanceof GraphQLError) return error
    throw error
  }
}
