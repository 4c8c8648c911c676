import 'server-only'
import { z } from 'zod'
import { moneyFrom } from '@/lib/core/money'
import { receivedIdentifierSchema } from '@/lib/core/identifier-schema'
import { rowsOf } from '@/lib/core/server/rows'
import { ifWellFormed, instantSchema, optional } from '@/lib/core/wire'
import { gameRequest } from './request'

/**
 * A price under its newer or its older field names, of which the newer take precedence (contracts.md; MB-008 to
 * MB-011).
 */
const planPriceSchema = z
  .object({
    id: receivedIdentifierSchema,
    periodUnit: z.enum(['Year', 'Month']),
    price: optional(z.string()),
    amount: optional(z.string()),
    currencyCode: optional(z.string()),
    currency: optional(z.string()),
    taxPolicy: ifWellFormed(z.string()),
  })
  .transform(({ id, periodUnit, taxPolicy, ...names }, context) => {
    const money = moneyFrom(names.price ?? names.amount ?? '', names.currencyCode ?? names.currency ?? '')
    if (money === undefined) {
      context.addIssue('no amount in a currency')
      return z.NEVER
    }
    return { id, periodUnit, taxPolicy, money }
  })

const membershipPlanSchema = z.object({
  id: receivedIdentifierSchema,
  name: ifWellFormed(z.string()),
  prices: rowsOf(planPriceSchema, 'plan prices'),
})
export type GameMembershipPlan = z.infer<typeof membershipPlanSchema>

/**
 * Prices of memberships in a country (MB-031); none if they are not sold there. Needs no player's token (MB-028).
 * @throws NotFoundError if the game server does not know the country
 */
export const listMembershipPlans = (countryCode: string) =>
  gameRequest({
    operation: 'listMembershipPlans',
    path: '/membership/membership-plans',
    query: { countryCode },
    schema: rowsOf(membershipPlanSchema, 'membership plans'),
    expects: 200,
    missing: `country ${countryCode}`,
  })

/** A country's currency and tax policy (MB-012). */
const countryPolicySchema = z.object({ currency: z.string(), taxPolicy: z.string() })
export type GameCountryPolicy = z.infer<typeof countryPolicySchema>

/** Currency and tax policy of a country (MB-032). @throws NotFoundError if the game server does not know it */
export const getCountryPolicy = (countryCode: string) =>
  gameRequest({
    operation: 'getCountryPolicy',
    path: `/membership/countries/${encodeURIComponent(countryCode)}`,
    schema: countryPolicySchema,
    expects: 200,
    missing: `country ${countryCode}`,
  })

/** The game server's answer about a player's membership (MB-013). */
const membershipStatusSchema = z.object({
  status: z.enum(['ACTIVE', 'TRIALING', 'PAST_DUE', 'CANCELLED', 'NONE']),
  gateway: optional(z.enum(['braintree', 'apple', 'own'])),
  planPriceId: optional(receivedIdentifierSchema),
  subscriptionId: optional(receivedIdentifierSchema),
  currentPeriodEnd: optional(instantSchema),
  cancelAtPeriodEnd: optional(z.boolean()),
})

/**
 * The player's membership as the game server knows it (MB-033). @throws NotFoundError if it has only the legacy
 * endpoint
 */
export const getMembershipStatus = (token: string) =>
  gameRequest({
    operation: 'getMembershipStatus',
    path: '/membership/membership-status/me',
    token,
    schema: membershipStatusSchema,
    expects: 200,
    missing: 'membership status',
  })

/** A page of the payment provider, where a player pays or manages the membership. */
const hostedPageSchema = z.object({ url: z.url() })

export type GameCheckout = {
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
export const openCheckout = (order: GameCheckout, key: string, token: string) =>
  gameRequest({
    operation: 'openCheckout',
    path: '/membership/hosted-pages/checkout',
    method: 'POST',
    headers: { 'idempotency-key': key },
    body: order,
    token,
    schema: hostedPageSchema,
    expects: 200,
  })

/** Opens the hosted page on which a membership of our own gateway is managed (MB-035). */
export const openPortal = (redirectUrl: string, token: string) =>
  gameRequest({
    operation: 'openPortal',
    path: '/membership/hosted-pages/portal',
    method: 'POST',
    body: { redirectUrl },
    token,
    schema: hostedPageSchema,
    expects: 200,
  })

const transactionSchema = z
  .object({
    id: receivedIdentifierSchema,
    date: instantSchema,
    amount: z.string(),
    currencyCode: z.string(),
    description: ifWellFormed(z.string()),
  })
  .transform(({ amount, currencyCode, ...transaction }, context) => {
    const money = moneyFrom(amount.replace(/^-/, ''), currencyCode)
    if (money === undefined) {
      context.addIssue('no amount in a currency')
      return z.NEVER
    }
    // A negative amount is a refund.
    return { ...transaction, money: amount.startsWith('-') ? { ...money, minor: -money.minor } : money }
  })
export type GameTransaction = z.infer<typeof transactionSchema>

/** The player's payments, in no certain order (MB-048). */
export const listTransactions = (token: string) =>
  gameRequest({
    operation: 'listTransactions',
    path: '/billing/my-subscription-transactions',
    token,
    schema: rowsOf(transactionSchema, 'transactions'),
    expects: 200,
  })
