import { csvOf } from '@/lib/core/csv'
import { decimalOf } from '@/lib/core/money'
import type { GameCountryPolicy, GameMembershipPlan, GameTransaction } from '@/lib/services/game/memberships'
import type { CountryPlans, PlanPrice } from './country-plans'

/** The only known policy; with any other the taxes are included in the price (MB-011). */
const TAX_EXCLUSIVE = 'TaxExclusive'

/** The prices of memberships in a country, with taxes as the prices themselves state. */
export function countryPlansFromGame(
  country: string,
  plans: readonly GameMembershipPlan[],
  readAt: number,
): CountryPlans {
  const prices = plans.flatMap((plan) => plan.prices.map((price) => priceFromGame(price, plan.name)))
  const [name, ...otherNames] = new Set(prices.map(({ plan }) => plan))
  return {
    country,
    name: otherNames.length === 0 ? name : undefined,
    prices,
    isTaxExclusive: prices.some((price) => price.isTaxExclusive),
    readAt,
  }
}

function priceFromGame(
  { id, periodUnit, money, taxPolicy }: GameMembershipPlan['prices'][number],
  plan: string | undefined,
): PlanPrice {
  return { id, plan, period: periodUnit === 'Year' ? 'year' : 'month', money, isTaxExclusive: isExclusive(taxPolicy) }
}

const isExclusive = (taxPolicy: string | undefined) => taxPolicy === TAX_EXCLUSIVE

/** @param policy of the plans' country, which takes precedence over the prices themselves; undefined if it can't be read */
export function taxedBy(plans: CountryPlans, policy: Pick<GameCountryPolicy, 'taxPolicy'> | undefined): CountryPlans {
  if (policy === undefined) return plans
  const isTaxExclusive = isExclusive(policy.taxPolicy)
  return { ...plans, isTaxExclusive, prices: plans.prices.map((price) => ({ ...price, isTaxExclusive })) }
}

/** A payment for export: one line of the file that a player downloads. */
export type Paid = { id: string; date: string; minor: number; currency: string; description: string }

/** Converts payments, newest first. */
export function paidFromGame(transactions: readonly GameTransaction[]): Paid[] {
  return transactions
    .map(({ id, date, money, description = '' }) => ({ id, date, ...money, description }))
    .toSorted((one, other) => other.date.localeCompare(one.date))
}

/** Payments as a table for spreadsheets (RFC 4180), in which no cell is a formula. */
export function paymentsFile(paid: readonly Paid[]): string {
  const rows = paid.map(({ id, date, description, ...money }) => [
    date.slice(0, 10),
    description,
    decimalOf(money),
    money.currency,
    id,
  ])
  return csvOf([['Date', 'Description', 'Amount', 'Currency', 'Id'], ...rows])
}
