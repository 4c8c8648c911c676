import type { CountryPlans } from '@/lib/domains/memberships/country-plans'

/** A country's plans, whose prices have ids such as `US-year`. */
export function plansOf(country: string, { year = 17_999, month = 1799, currency = 'USD' } = {}): CountryPlans {
  return {
    country,
    name: 'Gruppetto Membership',
    prices: [
      { id: `${country}-year`, period: 'year', money: { minor: year, currency } },
      { id: `${country}-month`, period: 'month', money: { minor: month, currency } },
    ],
    isTaxExclusive: country === 'US',
    readAt: Date.now(),
  }
}
