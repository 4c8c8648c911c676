import 'server-only'
import { z } from 'zod'
import { NotFoundError } from '@/lib/core/errors'
import { rowsOf } from '@/lib/core/server/rows'
import { ifWellFormed, optional } from '@/lib/core/wire'
import { storefrontRequest } from './request'

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

/** A market and a language of the storefront: its `CountryCode` and `LanguageCode`. */
export type StorefrontContext = { country: string; language: string }

const MARKETPLACE_ITEMS = `query MarketplaceItems($after: String, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  metaobjects(type: "marketplace_item", first: 250, after: $after) {
    edges { node { handle fields { key value reference { ... on MediaImage { image { url altText width height } }
      ... on Product { variant: selectedOrFirstAvailableVariant {
        availableForSale price { amount currencyCode } compareAtPrice { amount currencyCode }
      } }
    } } } }
    pageInfo { hasNextPage endCursor }
  }
}`

const pictureSchema = z.object({
  url: z.url(),
  altText: optional(z.string()),
  width: optional(z.int().positive()),
  height: optional(z.int().positive()),
})

const amountSchema = z.object({ amount: z.string(), currencyCode: z.string() })

/** A product's first variant that can be bought, or else its first: what a market sells it for. */
const variantSchema = z.object({
  availableForSale: z.boolean(),
  price: amountSchema,
  compareAtPrice: optional(amountSchema),
})
export type StorefrontVariant = z.infer<typeof variantSchema>

const fieldSchema = z.object({
  key: z.string(),
  value: optional(z.string()),
  reference: ifWellFormed(z.object({ image: optional(pictureSchema), variant: optional(variantSchema) })),
})

/** A metaobject with its fields as received (MK-001, MK-002). */
const metaobjectSchema = z.object({ handle: z.string().min(1), fields: z.array(fieldSchema) })
export type StorefrontMetaobject = z.infer<typeof metaobjectSchema>

/** The response to a metaobject query (MK-022), read as a page of items and the cursor of the next one. */
export const itemsPageSchema = z
  .object({
    metaobjects: z.object({
      edges: rowsOf(z.object({ node: metaobjectSchema }), 'metaobjects'),
      pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: optional(z.string()) }),
    }),
  })
  .transform(({ metaobjects: { edges, pageInfo } }) => ({
    items: edges.map(({ node }) => node),
    next: pageInfo.hasNextPage ? pageInfo.endCursor : undefined,
  }))

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
