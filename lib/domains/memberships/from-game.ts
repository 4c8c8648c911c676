import { decimalOf } from '@/lib/core/money'
import type { GameCountryPolicy, GameMembershipPlan, GameTransaction } from '@/lib/services/game/membership-schema'
import type { CountryPlans } from './country-plans'

/** The one policy that is known; any other has the taxes in the price (MB-011). */
const TAX_EXCLUSIVE = 'TaxExclusive'

/** What memberships cost in a country, with taxes as the prices themselves say. */
export function countryPlansFromGame(
  country: string,
  plans: readonly GameMembershipPlan[],
  readAt: number,
): CountryPlans {
  const prices = plans.flatMap((plan) => plan.prices)
  return {
    country,
    name: plans[0]?.name,
    prices: prices.map(({ id, periodUnit, money }) => ({
      id,
      period: periodUnit === 'Year' ? 'year' : 'month',
      money,
    })),
    isTaxExclusive: prices[0]?.taxPolicy === TAX_EXCLUSIVE,
    readAt,
  }
}

/** @param policy of the plans' country, which counts before the prices' own word; undefined where it can't be had */
export function taxedBy(plans: CountryPlans, policy: Pick<GameCountryPolicy, 'taxPolicy'> | undefined): CountryPlans {
  return policy === undefined ? plans : { ...plans, isTaxExclusive: policy.taxPolicy === TAX_EXCLUSIVE }
}

/** A payment as programs read it: one line of the file that a player downloads. */
export type Paid = { id: string; date: string; minor: number; currency: string; description: string }

/** Newest first. */
export function paidFromGame(transactions: readonly GameTransaction[]): Paid[] {
  return transactions
    .map(({ id, date, money, description = '' }) => ({ id, date, ...money, description }))
    .toSorted((one, other) => other.date.localeCompare(one.date))
}

/** Payments as a table for spreadsheets (RFC 4180), in which no cell is a formula. */
export function csvOf(paid: readonly Paid[]): string {
  const rows = paid.map(({ id, date, description, ...money }) => [
    date.slice(0, 10),
    description,
    decimalOf(money),
    money.currency,
    id,
  ])
  return [['Date', 'Description', 'Amount', 'Currency', 'Id'], ...rows]
    .map((cells) => cells.map(csvCell).join(','))
    .join('\r\n')
    .concat('\r\n')
}

function csvCell(text: string): string {
  const isNumber = /^-?\d+(\.\d+)?$/.test(text)
  const harmless = !isNumber && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
