import type { Money } from '@/lib/core/money'
import type { CountryPlans, PlanPrice } from './country-plans'
import { paymentBrands, type PaymentBrand } from './payment-brands'
import type { Period } from './schema'

const MONTHS = 12

/** A year's price by the month, rounded half up to the currency's smallest unit (MB-051). */
export function annualPerMonth({ minor, currency }: Money): Money {
  return { minor: Math.floor((minor + MONTHS / 2) / MONTHS), currency }
}

/** What twelve months cost more than a year (MB-052); undefined where that is nothing, or in another currency. */
export function annualSavings(annual: Money, monthly: Money): Money | undefined {
  if (annual.currency !== monthly.currency) return undefined
  const minor = MONTHS * monthly.minor - annual.minor
  return minor > 0 ? { minor, currency: annual.currency } : undefined
}

/** The price of a period; where several plans have one, the first plan's. */
export function priceFor({ prices }: CountryPlans, period: Period): PlanPrice | undefined {
  return prices.find((price) => price.period === period)
}

/** The price that is chosen at first (MB-020), or the other where that is not sold. */
export function defaultPeriod(offered: readonly Period[], isAnnualDefault: boolean): Period | undefined {
  const wanted: Period = isAnnualDefault ? 'year' : 'month'
  return offered.includes(wanted) ? wanted : offered[0]
}

/** Discover is a card of the United States (MB-056). */
export function brandsIn(country: string): PaymentBrand[] {
  return paymentBrands.filter((brand) => brand !== 'discover' || country === 'US')
}

/** Prices older than this say so: they are the last good answer of a service that is out of reach. */
const OLD_MS = 60 * 60 * 1000

export const isOld = ({ readAt }: CountryPlans, now: number) => now - readAt > OLD_MS
