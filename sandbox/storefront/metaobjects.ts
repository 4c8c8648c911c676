import { assertScope } from './access.ts'
import { type Item, isSoldIn } from './catalogue.ts'
import type { Context } from './context.ts'
import type { MetaobjectDefinition } from './definition.ts'
import { amountIn, marketOf } from './markets.ts'
import type { Product } from './products.ts'
import type { ShopSettings } from './settings.ts'
import { inLanguage } from './words.ts'

type Place = Context & {
  origin: string
  definition: MetaobjectDefinition | undefined
  settings: ShopSettings
}

const PICTURE = { width: 1000, height: 1000 }

/** An item as Shopify answers it: the fields that its definition has, each with the type that it says. */
export function metaobjectOf(item: Item, index: number, place: Place) {
  const fields = (place.definition?.fieldDefinitions ?? []).map(({ key, type }) =>
    Object.assign(contentOf(key, type, item, place), { key, type }),
  )
  return {
    id: `gid://shopify/Metaobject/${9000 + index}`,
    handle: item.handle,
    type: place.definition?.type,
    fields,
    field: ({ key }: { key: string }) => fields.find((field) => field.key === key) ?? null,
  }
}

function contentOf(key: string, type: string, item: Item, place: Place) {
  if (type === 'file_reference') return pictureOf(item, place)
  if (type === 'product_reference') return item.product.priced === undefined ? productOf(item.product, place) : {}
  const value = item.fields[key]
  return { value: value === undefined ? null : inLanguage(value, place.language) }
}

function pictureOf({ picture: { name, alt } }: Item, { origin }: Place) {
  const id = `gid://shopify/MediaImage/${name}`
  const image = { url: `${origin}/media/products/${name}.jpg`, altText: alt, ...PICTURE }
  return { value: id, reference: { __typename: 'MediaImage', id, alt, image } }
}

/** A product in a market: there is no reference to what isn't published there. */
function productOf(product: Product, { country, settings }: Place) {
  const id = `gid://shopify/Product/${product.picture}`
  const market = marketOf(country)
  if (market === undefined || !isSoldIn(product, market)) return { value: id, reference: null }
  const money = (usd: number) => ({ amount: amountIn(market, usd), currencyCode: market.currency })
  const variant = {
    id: `gid://shopify/ProductVariant/${product.picture}`,
    title: 'Default Title',
    availableForSale: !product.soldOutIn?.includes(market.code),
    price: money(product.usd),
    compareAtPrice: product.usdBefore === undefined ? null : money(product.usdBefore),
  }
  return {
    value: id,
    reference() {
      assertScope(settings, 'unauthenticated_read_product_listings', 'reference')
      return {
        __typename: 'Product',
        id,
        handle: product.picture,
        title: product.name,
        availableForSale: variant.availableForSale,
        selectedOrFirstAvailableVariant: variant,
      }
    },
  }
}
