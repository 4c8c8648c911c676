import type { CountryPlans } from '@/lib/domains/memberships/country-plans'

/** A country's plans, whose prices have ids such as `US-year`. */
export function plansOf(country: string, { year = 17_999, month = 1799, currency = 'USD' } = {}): CountryPlans {
  const plan = { plan: 'Gruppetto Membership', isTaxExclusive: country === 'US' }
  return {
    country,
    name: plan.plan,
    prices: [
      { ...plan, id: `${country}-year`, period: 'year', money: { minor: year, currency } },
      { ...plan, id: `${country}-month`, period: 'month', money: { minor: month, currency } },
    ],
    isTaxExclusive: plan.isTaxExclusive,
    readAt: Date.now(),
  }
}
