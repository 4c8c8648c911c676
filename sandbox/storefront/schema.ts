import { buildSchema } from 'graphql'

/** All regions in the platform's own data, which is close enough to Shopify's CountryCode. */
function countryCodes(): string[] {
  const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
  return letters.flatMap((first) => letters.map((second) => first + second)).filter((code) => regions.of(code))
}

/** The part of Shopify's Storefront schema that the site uses (contracts.md, Storefront). */
export const storefrontSchema = buildSchema(`
  directive @inContext(country: CountryCode) on QUERY

  enum CountryCode { ${countryCodes().join(' ')} }
  scalar JSON
  scalar URL

  type Query {
    metaobjects(type: String!, first: Int, after: String): MetaobjectConnection!
    collection(handle: String): Collection
  }

  type MetaobjectConnection {
    edges: [MetaobjectEdge!]!
    nodes: [Metaobject!]!
    pageInfo: PageInfo!
  }
  type MetaobjectEdge { cursor: String! node: Metaobject! }
  type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }

  type Metaobject {
    id: ID!
    handle: String!
    type: String!
    field(key: String!): MetaobjectField
    fields: [MetaobjectField!]!
  }
  type MetaobjectField { key: String! type: String! value: String reference: MetafieldReference }
  union MetafieldReference = MediaImage
  type MediaImage { id: ID! alt: String image: Image }
  type Image { url: URL! altText: String width: Int height: Int }

  type Collection { id: ID! handle: String! title: String! products(first: Int): ProductConnection! }
  type ProductConnection { filters: [Filter!]! }
  type Filter { id: String! label: String! type: FilterType! values: [FilterValue!]! }
  type FilterValue { id: String! label: String! count: Int! input: JSON! }
  enum FilterType { BOOLEAN LIST PRICE_RANGE }
`)
