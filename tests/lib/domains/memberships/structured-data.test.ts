import { expect, test } from 'vitest'
import { problemsOfAll } from '@/e2e/support/structured-data'
import { plansStructuredData } from '@/lib/domains/memberships/structured-data'
import { plansOf } from '../../support/plans'

test('search engines read a product with an offer for each price, and whether taxes are in it [MB-012]', () => {
  const data = plansStructuredData(
    plansOf('US', { year: 18_000 }),
    'Gruppetto',
    ({ id }) => `https://site.test/plans/${id}`,
  )
  const offer = (price: string, id: string, billingDuration: string) => ({
    '@type': 'Offer',
    url: `https://site.test/plans/${id}`,
    price,
    priceCurrency: 'USD',
    eligibleRegion: 'US',
    availability: 'https://schema.org/InStock',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'USD',
      billingDuration,
      valueAddedTaxIncluded: false,
    },
  })
  expect(problemsOfAll([data])).toEqual([])
  expect(data).toEqual({
    '@type': 'Product',
    name: 'Gruppetto Membership',
    brand: { '@type': 'Brand', name: 'Gruppetto' },
    offers: [offer('180.00', 'US-year', 'P1Y'), offer('17.99', 'US-month', 'P1M')],
  })
})
