import 'server-only'
import { NotFoundError } from '@/lib/core/errors'
import { storefrontRequest } from './request'
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
  const { collection } = await storefrontRequest({
    operation: 'listCollectionFilters',
    query: COLLECTION_FILTERS,
    variables: { handle, country },
    schema: collectionFiltersSchema,
  })
  if (collection === null) throw new NotFoundError(`collection ${handle} in ${country}`)
  return collection.products.filters
}
