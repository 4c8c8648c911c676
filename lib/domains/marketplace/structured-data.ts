import { decimalOf } from '@/lib/core/money'
import type { Item } from './item'

/** The marketplace as search engines read it (schema.org, `ItemList` of `Product`). */
export function shopStructuredData(items: readonly Item[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: items.map(({ name, description, image, price, cta }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Product',
        name,
        description,
        image: image?.url,
        ...(price && {
          offers: {
            '@type': 'Offer',
            price: decimalOf(price),
            priceCurrency: price.currency,
            url: cta?.href,
          },
        }),
      },
    })),
  }
}
