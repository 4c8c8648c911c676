import { getDirectiveValues, GraphQLError, type GraphQLResolveInfo } from 'graphql'
import { atLeast, type Item, listItems } from './catalogue.ts'
import type { ShopSize } from './size.ts'
import { findStock, type Stock } from './stock.ts'

const PAGE_LIMIT = 250
const PICTURE = { width: 1000, height: 1000 }

type Origin = { origin: string; productSlug: string }

/** Root values of the storefront schema; picture addresses point into the sandbox's media. */
export function createResolvers({ origin, productSlug }: Origin, size: ShopSize) {
  const items = listItems(productSlug)
  return {
    metaobjects({ type, first, after }: { type: string; first?: number; after?: string | null }) {
      const all = type === 'marketplace_item' ? atLeast(items, size.get()) : []
      return pageOf(
        all.map((item, index) => metaobjectOf(item, index, origin)),
        first,
        after,
      )
    },
    collection({ handle }: { handle?: string }, _context: unknown, info: GraphQLResolveInfo) {
      const stock = handle && findStock(handle, countryOf(info))
      return stock
        ? { id: `gid://shopify/Collection/${handle}`, handle, title: handle, products: filtersOf(stock) }
        : null
    },
  }
}

function metaobjectOf(item: Item, index: number, origin: string) {
  const texts = Object.entries(item.fields).map(([key, value]) => ({ key, type: 'single_line_text_field', value }))
  const pictures = ['image', 'imageMobile', 'imageTablet'].map((key) => pictureField(key, item, origin))
  const fields = [...texts, ...pictures]
  return {
    id: `gid://shopify/Metaobject/${9000 + index}`,
    handle: item.handle,
    type: 'marketplace_item',
    fields,
    field: ({ key }: { key: string }) => fields.find((field) => field.key === key) ?? null,
  }
}

function pictureField(key: string, { picture }: Item, origin: string) {
  const id = `gid://shopify/MediaImage/${picture.name}`
  const image = { url: `${origin}/media/products/${picture.name}.jpg`, altText: picture.alt, ...PICTURE }
  return {
    key,
    type: 'file_reference',
    value: id,
    reference: { __typename: 'MediaImage', id, alt: picture.alt, image },
  }
}

/** A Relay connection for a list; the cursor is the position in the list. */
function pageOf<Node>(all: Node[], first: number | undefined, after: string | null | undefined) {
  if (first === undefined || first < 1 || first > PAGE_LIMIT) {
    throw new GraphQLError(`first must be between 1 and ${PAGE_LIMIT}`, { extensions: { code: 'BAD_REQUEST' } })
  }
  const start = typeof after === 'string' ? placeOf(after) + 1 : 0
  const edges = all.slice(start, start + first).map((node, index) => ({ cursor: cursorOf(start + index), node }))
  const pageInfo = {
    hasNextPage: start + first < all.length,
    hasPreviousPage: start > 0,
    startCursor: edges.at(0)?.cursor,
    endCursor: edges.at(-1)?.cursor,
  }
  return { edges, nodes: edges.map((edge) => edge.node), pageInfo }
}

function cursorOf(place: number): string {
  return Buffer.from(`place:${place}`).toString('base64url')
}

function placeOf(cursor: string): number {
  const [, place] = /^place:(\d+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (place === undefined) throw new GraphQLError('Invalid cursor', { extensions: { code: 'BAD_REQUEST' } })
  return Number(place)
}

function countryOf(info: GraphQLResolveInfo): string {
  const directive = info.schema.getDirective('inContext')
  const context = directive && getDirectiveValues(directive, info.operation, info.variableValues)
  return typeof context?.country === 'string' ? context.country : 'US'
}

function filtersOf({ inStock, outOfStock }: Stock) {
  const value = (digit: 0 | 1, label: string, count: number) => ({
    id: `filter.v.availability.${digit}`,
    label,
    count,
    input: JSON.stringify({ available: digit === 1 }),
  })
  const values = [value(1, 'In stock', inStock), value(0, 'Out of stock', outOfStock)]
  return { filters: [{ id: 'filter.v.availability', label: 'Availability', type: 'LIST', values }] }
}
