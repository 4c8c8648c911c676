import type { Money } from '@/lib/core/money'
import type { CountryPlans, PlanPrice } from './country-plans'
import { paymentBrands, type PaymentBrand } from './payment-brands'
import type { Period } from './schema'

const MONTHS = 12

/** An annual price per month, rounded half up to the currency's smallest unit (MB-051). */
export function annualPerMonth({ minor, currency }: Money): Money {
  return { minor: Math.floor((minor + MONTHS / 2) / MONTHS), currency }
}

/** How much cheaper a year is than twelve months (MB-052); undefined if it isn't, or the currencies differ. */
export function annualSavings(annual: Money, monthly: Money): Money | undefined {
  if (annual.currency !== monthly.currency) return undefined
  const minor = MONTHS * monthly.minor - annual.minor
  return minor > 0 ? { minor, currency: annual.currency } : undefined
}

/** The price of a period; if several plans have one, the first plan's. */
export function priceFor({ prices }: CountryPlans, period: Period): PlanPrice | undefined {
  return prices.find((price) => price.period === period)
}

/**
 * A country's plans as the page of one price shows them: with its plan's name and its taxes, and compared with the prices of
 * its own plan alone.
 */
export function aroundPrice(price: PlanPrice, plans: CountryPlans): CountryPlans {
  const prices = [price, ...plans.prices.filter(({ plan }) => plan === price.plan)]
  return { ...plans, name: price.plan, isTaxExclusive: price.isTaxExclusive, prices }
}

/** The price that is chosen at first (MB-020), or the other if that is not sold. */
export function defaultPeriod(offered: readonly Period[], isAnnualDefault: boolean): Period | undefined {
  const wanted: Period = isAnnualDefault ? 'year' : 'month'
  return offered.includes(wanted) ? wanted : offered[0]
}

/** Accepted brands in a country; Discover is accepted in the United States only (MB-056). */
export function brandsOfCountry(country: string): PaymentBrand[] {
  return paymentBrands.filter((brand) => brand !== 'discover' || country === 'US')
}

/** Age from which prices are marked as old: they are the last good answer of an unreachable service. */
const OLD_MS = 60 * 60 * 1000

export const isOld = ({ readAt }: CountryPlans, now: number) => now - readAt > OLD_MS
