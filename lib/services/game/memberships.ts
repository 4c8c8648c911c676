import 'server-only'
import { countryPolicySchema, membershipPlansSchema } from './membership-schema'
import type { GameCountryPolicy, GameMembershipPlan } from './membership-schema'
import { gameRequest } from './request'

/**
 * What memberships cost in a country (MB-031); none where they are not sold. Asked without a player (MB-028).
 * @throws NotFoundError where the game server does not know the country
 */
export function listMembershipPlans(countryCode: string): Promise<GameMembershipPlan[]> {
  return gameRequest({
    operation: 'listMembershipPlans',
    path: '/membership/membership-plans',
    query: { countryCode },
    schema: membershipPlansSchema,
    missing: `country ${countryCode}`,
  })
}

/** Currency and tax policy of a country (MB-032). @throws NotFoundError where the game server does not know it */
export function getCountryPolicy(countryCode: string): Promise<GameCountryPolicy> {
  return gameRequest({
    operation: 'getCountryPolicy',
    path: `/membership/countries/${encodeURIComponent(countryCode)}`,
    schema: countryPolicySchema,
    missing: `country ${countryCode}`,
  })
}
