// What the site asks for items of the shop, in a file that `npm run services:check` can load as well.
import { z } from 'zod'
import { ifWellFormed, optional } from '../../core/wire.ts'

/** A market and a language of the storefront: its `CountryCode` and `LanguageCode`. */
export type StorefrontContext = { country: string; language: string }

/** The question for the items, 250 at a time; its variables are a context and `after`. */
export const MARKETPLACE_ITEMS = `query MarketplaceItems($after: String, $country: CountryCode!, $language: LanguageCode!)
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

const edgeSchema = z.object({ node: metaobjectSchema })
type Edge = z.infer<typeof edgeSchema>

/**
 * The response to a metaobject query (MK-022), read as a page of items and the cursor of the next one.
 *
 * @param listOf reads the list of edges, of which each is as the schema that it is given says
 */
export const itemsPageOf = <Given>(listOf: (edge: typeof edgeSchema) => z.ZodType<Edge[], Given>) =>
  z
    .object({
      metaobjects: z.object({
        edges: listOf(edgeSchema),
        pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: optional(z.string()) }),
      }),
    })
    .transform(({ metaobjects: { edges, pageInfo } }) => ({
      items: edges.map(({ node }) => node),
      next: pageInfo.hasNextPage ? pageInfo.endCursor : undefined,
    }))
