import 'server-only'
import { NotFoundError } from '@/lib/core/errors'
import { storefrontRequest } from './request'
import { collectionFiltersSchema, metaobjectsSchema, type StorefrontFilter, type StorefrontMetaobject } from './schema'

const COLLECTION_FILTERS = `query CollectionFilters($handle: String!, $country: CountryCode)
@inContext(country: $country) {
  collection(handle: $handle) { products(first: 1) { filters { id values { count input } } } }
}`

/**
 * The filters of a collection's products, each value with the number of products behind it in a country.
 * @param country ISO 3166 code
 * @throws NotFoundError if the country's market has no such collection
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

const MARKETPLACE_ITEMS = `query MarketplaceItems($after: String) {
  metaobjects(type: "marketplace_item", first: 250, after: $after) {
    edges { node { handle fields { key value reference { ... on MediaImage { image { url altText width height } } } } } }
    pageInfo { hasNextPage endCursor }
  }
}`

/** A page of 250 items, and the cursor of the next one. */
export type ItemsPage = { items: StorefrontMetaobject[]; next: string | undefined }

/**
 * The items of the marketplace, 250 at a time (MK-017 to MK-022).
 * @param after `next` of the page before
 */
export async function listMarketplaceItems(after?: string): Promise<ItemsPage> {
  const { metaobjects } = await storefrontRequest({
    operation: 'listMarketplaceItems',
    query: MARKETPLACE_ITEMS,
    variables: { after: after ?? null },
    schema: metaobjectsSchema,
  })
  const { edges, pageInfo } = metaobjects
  return { items: edges.map(({ node }) => node), next: pageInfo.hasNextPage ? pageInfo.endCursor : undefined }
}
