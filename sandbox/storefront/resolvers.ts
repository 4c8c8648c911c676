import { assertScope } from './access.ts'
import { atLeast, listItems } from './catalogue.ts'
import type { Context } from './context.ts'
import type { MetaobjectDefinition } from './definition.ts'
import { metaobjectOf } from './metaobjects.ts'
import { pageOf } from './pages.ts'
import type { ShopSettings } from './settings.ts'
import { findStock, type Stock } from './stock.ts'

export type Shop = {
  /** Public origin of the sandbox, whose media the pictures' addresses point into. */
  origin: string
  productSlug: string
  /** The definition of its metaobjects; undefined before it is made. */
  definition: MetaobjectDefinition | undefined
  settings: ShopSettings
}

type Page = { type: string; first?: number; after?: string | null }

/** Root values of a question, for Shopify's schema. What they don't have is null, or an error where the schema forbids it. */
export function createResolvers({ origin, productSlug, definition, settings }: Shop, context: Context) {
  return {
    metaobjects({ type, first, after }: Page) {
      assertScope(settings, 'unauthenticated_read_metaobjects', 'metaobjects')
      const isReadable = definition?.access.storefront === 'PUBLIC_READ' && type === definition.type
      const items = isReadable ? atLeast(listItems(productSlug), settings.items) : []
      const place = { origin, definition, settings, ...context }
      return pageOf(
        items.map((item, index) => metaobjectOf(item, index, place)),
        first,
        after,
      )
    },
    collection({ handle }: { handle?: string }) {
      assertScope(settings, 'unauthenticated_read_product_listings', 'collection')
      const stock = handle && findStock(handle, context.country)
      return stock
        ? { id: `gid://shopify/Collection/${handle}`, handle, title: handle, products: filtersOf(stock) }
        : null
    },
  }
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
