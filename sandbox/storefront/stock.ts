import { isSoldIn } from './catalogue.ts'
import { marketOf } from './markets.ts'
import { type Product, products } from './products.ts'

/** Number of a collection's products in a country's market. */
export type Stock = { inStock: number; outOfStock: number }

/** Collection handle → whether a product is in it. */
const collections = new Map<string, (product: Product) => boolean>([
  ['smart-trainers', ({ picture }) => picture === 'trainer'],
  ['smart-bikes', ({ picture }) => picture === 'smart-bike'],
  ['heart-rate-straps', ({ picture }) => picture === 'heart-rate-strap'],
  ['apparel', ({ type }) => type === 'apparel'],
  ['accessories', ({ type }) => type === 'accessory'],
])

/** What the shop lists of a collection in a country; undefined where nothing of it is sold. */
export function findStock(handle: string, country: string): Stock | undefined {
  const [isOfCollection, market] = [collections.get(handle), marketOf(country)]
  if (isOfCollection === undefined || market === undefined) return undefined
  const listed = products.filter((product) => isOfCollection(product) && isSoldIn(product, market))
  const inStock = listed.filter(({ soldOutIn = [] }) => !soldOutIn.includes(market.code)).length
  return listed.length === 0 ? undefined : { inStock, outOfStock: listed.length - inStock }
}
