import { decimalOf } from '@/lib/core/money'
import type { CountryPlans, PlanPrice } from './country-plans'

const DURATIONS = { year: 'P1Y', month: 'P1M' } as const

/**
 * The membership's structured data for search engines (schema.org, `Product` with an `Offer` for each price).
 * @param addressOf the page of a price, absolute
 */
export function plansStructuredData(
  { name, prices, country, isTaxExclusive }: CountryPlans,
  product: string,
  addressOf: (price: PlanPrice) => string,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: name ?? product,
    brand: { '@type': 'Brand', name: product },
    offers: prices.map((price) => ({
      '@type': 'Offer',
      url: addressOf(price),
      price: decimalOf(price.money),
      priceCurrency: price.money.currency,
      eligibleRegion: country,
      availability: 'https://schema.org/InStock',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: decimalOf(price.money),
        priceCurrency: price.money.currency,
        billingDuration: DURATIONS[price.period],
        valueAddedTaxIncluded: !isTaxExclusive,
      },
    })),
  }
}
