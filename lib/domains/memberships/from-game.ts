import type { GameCountryPolicy, GameMembershipPlan } from '@/lib/services/game/membership-schema'
import type { CountryPlans } from './country-plans'

/** The one policy that is known; any other has the taxes in the price (MB-011). */
const TAX_EXCLUSIVE = 'TaxExclusive'

/** @param policy undefined where it can't be had: the prices' own word counts then */
export function countryPlansFromGame(
  country: string,
  plans: readonly GameMembershipPlan[],
  policy: GameCountryPolicy | undefined,
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
    isTaxExclusive: (policy?.taxPolicy ?? prices[0]?.taxPolicy) === TAX_EXCLUSIVE,
    readAt,
  }
}
