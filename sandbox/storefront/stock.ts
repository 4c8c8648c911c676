import { listItems } from './catalogue.ts'

/** Number of a collection's products in a country's market. */
export type Stock = { inStock: number; outOfStock: number }

/** Where a country's items are listed: the location of its market, as items have it. */
const locations: Readonly<Record<string, string>> = {
  US: 'en-us',
  CA: 'en-ca, fr-ca',
  GB: 'en-gb',
  DE: 'eu',
  FR: 'eu',
  ES: 'eu',
  IT: 'eu',
  JP: 'ja-jp',
}

/** Collection handle → the pictures or the type of its products. */
const collections = new Map<string, (fields: Record<string, string>, picture: string) => boolean>([
  ['smart-trainers', (_, picture) => picture === 'trainer'],
  ['smart-bikes', (_, picture) => picture === 'smart-bike'],
  ['heart-rate-straps', (_, picture) => picture === 'heart-rate-strap'],
  ['apparel', ({ type }) => type === 'apparel'],
  ['accessories', ({ type }) => type === 'accessory'],
])

/** What the shop lists of a collection in a country, all of it in stock; undefined where it is not sold. */
export function findStock(handle: string, country: string): Stock | undefined {
  const isOfCollection = collections.get(handle)
  const location = locations[country]
  if (isOfCollection === undefined || location === undefined) return undefined
  const listed = listItems('').filter(({ fields }) => fields.location === location)
  const inStock = listed.filter(({ fields, picture }) => isOfCollection(fields, picture.name)).length
  return inStock === 0 ? undefined : { inStock, outOfStock: 0 }
}
