import type { OfferLeaf, ProductLeaf } from 'schema-dts'
import { decimalOf } from '@/lib/core/money'
import type { CountryPlans, PlanPrice } from './country-plans'

const DURATIONS = { year: 'P1Y', month: 'P1M' } as const

/**
 * The membership for search engines: a product with an offer for each price.
 * @param addressOf the page of a price, absolute
 */
export function plansStructuredData(
  plans: CountryPlans,
  product: string,
  addressOf: (price: PlanPrice) => string,
): ProductLeaf {
  return {
    '@type': 'Product',
    name: plans.name ?? product,
    brand: { '@type': 'Brand', name: product },
    offers: plans.prices.map((price) => offerOf(price, plans.country, addressOf(price))),
  }
}

function offerOf({ money, period, isTaxExclusive }: PlanPrice, country: string, url: string): OfferLeaf {
  const amount = { price: decimalOf(money), priceCurrency: money.currency }
  return {
    '@type': 'Offer',
    url,
    ...amount,
    eligibleRegion: country,
    availability: 'https://schema.org/InStock',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...amount,
      billingDuration: DURATIONS[period],
      valueAddedTaxIncluded: !isTaxExclusive,
    },
  }
}
