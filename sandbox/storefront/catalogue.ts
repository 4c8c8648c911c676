import { amountIn, type Market, markets } from './markets.ts'
import { giftCard, type Product, products } from './products.ts'

/** One marketplace item: its metaobject handle, its fields of text, and what its other fields refer to. */
export type Item = {
  handle: string
  fields: Record<string, string>
  picture: { name: string; alt: string }
  product: Product
}

/** The market for all locations: an item with an empty location is shown everywhere, at one price. */
const everywhere: Market = { code: 'all', location: '', countries: [], currency: 'USD', perDollar: 1, digits: 2 }

/** Hardware ships to four markets only, so that regions differ. */
const hardwareMarkets = new Set(['us', 'ca', 'gb', 'eu'])

/** Whether the shop has a product on offer in a market. */
export const isSoldIn = ({ type, notIn = [] }: Product, { code }: Market): boolean =>
  (type !== 'hardware' || hardwareMarkets.has(code)) && !notIn.includes(code)

/** @param productSlug part of the name of the field that says whether an item works with the game, `{product}Ready` */
export function listItems(productSlug: string): Item[] {
  const offers = markets.flatMap((market) =>
    products
      .filter(({ type }) => type !== 'hardware' || hardwareMarkets.has(market.code))
      .map((product) => itemOf(product, market, productSlug)),
  )
  return [...offers, itemOf(giftCard, everywhere, productSlug)]
}

/** The items, with copies of the first market's items up to the given number. */
export function atLeast(items: readonly Item[], count: number): Item[] {
  const missing = Math.max(0, count - items.length)
  const copies = Array.from({ length: missing }, (_, index) => copyOf(items[index % products.length], index))
  return [...items, ...copies.filter((copy) => copy !== undefined)]
}

function copyOf(item: Item | undefined, index: number): Item | undefined {
  if (item === undefined) return undefined
  const { gridPosition: _place, ...fields } = item.fields
  const name = `${fields.name} ${index + 1}`
  return { ...item, handle: `${item.handle}-${index + 1}`, fields: { ...fields, name, title: name } }
}

function itemOf(product: Product, market: Market, productSlug: string): Item {
  return {
    handle: `${product.picture}-${market.code}`,
    picture: { name: product.picture, alt: product.name },
    product,
    fields: {
      name: product.name,
      title: product.name,
      description: product.description,
      type: product.type,
      tags: JSON.stringify(product.tags),
      location: market.location,
      ctaLabel: product.type === 'gift' ? 'Give a ride' : 'Buy now',
      ctaUrl: `https://shop.example.test/${market.code}/products/${product.picture}`,
      [`${productSlug}Ready`]: String(product.type === 'hardware' || product.tags.includes('Sensors')),
      style: product.size === '2x2' ? 'dark' : 'light',
      layout_size_mobile: '1x1',
      layout_size_tablet: product.size === '2x2' ? '2x1' : '1x1',
      layout_size_desktop: product.size ?? '1x1',
      ...(product.gridPosition && { gridPosition: String(product.gridPosition) }),
      ...pricesOf(product, market),
    },
  }
}

/** What editors wrote of the price of an item that has no product. */
function pricesOf({ priced, usd, usdBefore }: Product, market: Market): Record<string, string> {
  if (priced !== 'by text') return {}
  return { itemPrice: money(usd, market), ...(usdBefore && { compareAtPrice: money(usdBefore, market) }) }
}

/** A price in a field: a decimal text in major units, and its currency. */
const money = (usd: number, market: Market) =>
  JSON.stringify({ amount: amountIn(market, usd), currency_code: market.currency })
