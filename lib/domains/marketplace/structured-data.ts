import { decimalOf } from '@/lib/core/money'
import type { Item } from './item'

/** The marketplace's structured data for search engines (schema.org, `ItemList` of `Product`); products need a price. */
export function shopStructuredData(items: readonly Item[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: items
      .flatMap(productOf)
      .map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
  }
}

function productOf({ name, description, image, price, cta }: Item): object[] {
  if (price === undefined) return []
  const offers = { '@type': 'Offer', price: decimalOf(price), priceCurrency: price.currency, url: cta?.href }
  return [{ '@type': 'Product', name, description, image: image?.url, offers }]
}
