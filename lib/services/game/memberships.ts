import 'server-only'
import {
  countryPolicySchema,
  hostedPageSchema,
  membershipPlansSchema,
  membershipStatusSchema,
  transactionsSchema,
  type GameCountryPolicy,
  type GameMembershipPlan,
  type GameMembershipStatus,
  type GameTransaction,
} from './membership-schema'
import { gameRequest } from './request'

/**
 * Prices of memberships in a country (MB-031); none if they are not sold there. Needs no player's token (MB-028).
 * @throws NotFoundError if the game server does not know the country
 */
export function listMembershipPlans(countryCode: string): Promise<GameMembershipPlan[]> {
  return gameRequest({
    operation: 'listMembershipPlans',
    path: '/membership/membership-plans',
    query: { countryCode },
    schema: membershipPlansSchema,
    expects: 200,
    missing: `country ${countryCode}`,
  })
}

/** Currency and tax policy of a country (MB-032). @throws NotFoundError if the game server does not know it */
export function getCountryPolicy(countryCode: string): Promise<GameCountryPolicy> {
  return gameRequest({
    operation: 'getCountryPolicy',
    path: `/membership/countries/${encodeURIComponent(countryCode)}`,
    schema: countryPolicySchema,
    expects: 200,
    missing: `country ${countryCode}`,
  })
}

/**
 * The player's membership as the game server knows it (MB-033). @throws NotFoundError if it has only the legacy
 * endpoint
 */
export function getMembershipStatus(token: string): Promise<GameMembershipStatus> {
  return gameRequest({
    operation: 'getMembershipStatus',
    path: '/membership/membership-status/me',
    token,
    schema: membershipStatusSchema,
    expects: 200,
    missing: 'membership status',
  })
}

export type CheckoutOrder = {
  /** Content language code: `de-de`. */
  locale: string
  membershipPlanPriceId: string
  successUrl: string
  cancelUrl: string
}

/**
 * Opens the hosted page on which a price is paid (MB-034).
 * @param key idempotency key: repeated calls with it return the same page, if the game server supports such keys
 */
export function openCheckout(order: CheckoutOrder, key: string, token: string): Promise<{ url: string }> {
  return gameRequest({
    operation: 'openCheckout',
    path: '/membership/hosted-pages/checkout',
    method: 'POST',
    headers: { 'idempotency-key': key },
    body: order,
    token,
    schema: hostedPageSchema,
    expects: 200,
  })
}

/** Opens the hosted page on which a membership of our own gateway is managed (MB-035). */
export function openPortal(redirectUrl: string, token: string): Promise<{ url: string }> {
  return gameRequest({
    operation: 'openPortal',
    path: '/membership/hosted-pages/portal',
    method: 'POST',
    body: { redirectUrl },
    token,
    schema: hostedPageSchema,
    expects: 200,
  })
}

/** The player's payments, in no certain order (MB-048). */
export function listTransactions(token: string): Promise<GameTransaction[]> {
  return gameRequest({
    operation: 'listTransactions',
    path: '/billing/my-subscription-transactions',
    token,
    schema: transactionsSchema,
    expects: 200,
  })
}
