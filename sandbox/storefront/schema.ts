import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildClientSchema, type GraphQLSchema, type IntrospectionQuery } from 'graphql'

let schema: GraphQLSchema | undefined

/** Shopify's published schema of the Storefront API, of a package of its own; it is read once. */
export function storefrontSchema(): GraphQLSchema {
  schema ??= buildClientSchema(readIntrospection(), { assumeValid: true })
  return schema
}

function readIntrospection(): IntrospectionQuery {
  const file = fileURLToPath(import.meta.resolve('@shopify/hydrogen-react/storefront.schema.json'))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Shopify's answer to an introspection
  return JSON.parse(readFileSync(file, 'utf8')) as IntrospectionQuery
}
