import 'server-only'
import type { z } from 'zod'
import { NotFoundError } from '@/lib/core/errors'
import { env } from '@/lib/core/server/env'
import { upstreamRequest } from '@/lib/core/server/upstream'
import { collectionFiltersSchema, type StorefrontFilter } from './schema'

const COLLECTION_FILTERS = `query CollectionFilters($handle: String!, $country: CountryCode)
@inContext(country: $country) {
  collection(handle: $handle) { products(first: 1) { filters { id values { count input } } } }
}`

/**
 * The filters of a collection's products, each value with the number of products behind it in a country.
 * @param country ISO 3166 code
 * @throws NotFoundError where the country's market has no such collection
 */
export async function listCollectionFilters(handle: string, country: string): Promise<StorefrontFilter[]> {
  const { data } = await storefrontRequest('listCollectionFilters', collectionFiltersSchema, {
    query: COLLECTION_FILTERS,
    variables: { handle, country },
  })
  if (data.collection === null) throw new NotFoundError(`collection ${handle} in ${country}`)
  return data.collection.products.filters
}

function storefrontRequest<Answer>(
  operation: string,
  schema: z.ZodType<Answer>,
  body: { query: string; variables: Record<string, unknown> },
): Promise<Answer> {
  return upstreamRequest({
    service: 'storefront',
    operation,
    method: 'POST',
    isRead: true,
    url: `${env.STOREFRONT_DOMAIN}/api/${env.STOREFRONT_API_VERSION}/graphql.json`,
    headers: { 'Shopify-Storefront-Private-Token': env.STOREFRONT_ACCESS_TOKEN },
    body,
    schema,
  })
}
