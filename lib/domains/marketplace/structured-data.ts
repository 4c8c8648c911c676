import type { ItemListLeaf, ListItemLeaf } from 'schema-dts'
import { decimalOf } from '@/lib/core/money'
import type { Availability, Item } from './item'

/** The shop's products for search engines, which take none without a price. */
export function shopStructuredData(items: readonly Item[]): ItemListLeaf {
  return { '@type': 'ItemList', itemListElement: items.filter(isPriced).map(listed) }
}

type Priced = Item & { price: NonNullable<Item['price']> }

const isPriced = (item: Item): item is Priced => item.price !== undefined

/** What search engines are told of; nothing is said of items whose availability nobody knows. */
const availabilities = {
  unknown: undefined,
  forSale: 'https://schema.org/InStock',
  soldOut: 'https://schema.org/SoldOut',
  notHere: undefined,
} as const satisfies Record<Availability, string | undefined>

function listed({ name, description, image, price, availability, cta }: Priced, index: number): ListItemLeaf {
  return {
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Product',
      name,
      description,
      image: image?.url,
      offers: {
        '@type': 'Offer',
        price: decimalOf(price),
        priceCurrency: price.currency,
        availability: availabilities[availability],
        url: cta?.href,
      },
    },
  }
}
