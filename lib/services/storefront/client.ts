import 'server-only'
import { z } from 'zod'
import { NotFoundError } from '@/lib/core/errors'
import { rowsOf } from '@/lib/core/server/rows'
import { itemsPageOf, MARKETPLACE_ITEMS, type StorefrontContext } from './marketplace-items'
import { storefrontRequest } from './request'

export type { StorefrontMetaobject, StorefrontVariant } from './marketplace-items'

const COLLECTION_FILTERS = `query CollectionFilters($handle: String!, $country: CountryCode)
@inContext(country: $country) {
  collection(handle: $handle) { products(first: 1) { filters { id values { count input } } } }
}`

/** The filter of a value: JSON in a text, `{"available":true}`. */
const filterInputSchema = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue('not JSON')
    return z.NEVER
  }
})

const filterSchema = z.object({
  id: z.string(),
  values: rowsOf(z.object({ count: z.int().min(0), input: filterInputSchema }), 'filter values'),
})
export type StorefrontFilter = z.infer<typeof filterSchema>

const collectionFiltersSchema = z.object({
  collection: z.object({ products: z.object({ filters: rowsOf(filterSchema, 'product filters') }) }).nullable(),
})

/**
 * The filters of a collection's products, each value with the number of products behind it in a country.
 * @param country ISO 3166 code
 * @throws NotFoundError if the country's market has no such collection
 */
export async function listCollectionFilters(handle: string, country: string) {
  const { collection } = await storefrontRequest({
    operation: 'listCollectionFilters',
    query: COLLECTION_FILTERS,
    variables: { handle, country },
    schema: collectionFiltersSchema,
  })
  if (collection === null) throw new NotFoundError(`collection ${handle} in ${country}`)
  return collection.products.filters
}

/** The response to a question for items, of which unreadable ones are left out. */
export const itemsPageSchema = itemsPageOf((edge) => rowsOf(edge, 'metaobjects'))

type ItemsQuestion = {
  context: StorefrontContext
  /** `next` of the page before. */
  after?: string | undefined
  /** Public address of the visitor for whom alone it is asked (`StorefrontRequest`). */
  buyer?: string | undefined
}

/** The items of the marketplace with a market's prices, in a language, 250 at a time (MK-017 to MK-022). */
export const listMarketplaceItems = ({ context, after, buyer }: ItemsQuestion) =>
  storefrontRequest({
    operation: 'listMarketplaceItems',
    query: MARKETPLACE_ITEMS,
    variables: { after: after ?? null, ...context },
    schema: itemsPageSchema,
    buyer,
  })
