import 'server-only'
import { z } from 'zod'
import { moneyFrom } from '@/lib/core/money'
import { identifierInBody, type Identifier } from '@/lib/core/identifier'
import { receivedIdentifierSchema } from '@/lib/core/identifier-schema'
import { rowsOf } from '@/lib/core/server/rows'
import { instantSchema, optional } from '@/lib/core/wire'
import { gatewayRequest, profilePath, type Gateway } from './request'

const gatewaySchema = z.enum(['braintree', 'apple', 'own'])

/** A plan that a gateway sells directly (MB-014, MB-015). */
const subscriptionPlanSchema = z
  .object({
    id: receivedIdentifierSchema,
    planDuration: z.enum(['Monthly', 'Annual']),
    provider: gatewaySchema,
    price: z.string(),
    currencyCode: z.string(),
  })
  .transform(({ price, currencyCode, ...plan }, context) => {
    const money = moneyFrom(price, currencyCode)
    if (money !== undefined) return { ...plan, money }
    context.addIssue('no amount in a currency')
    return z.NEVER
  })
export type SubscriptionPlan = z.infer<typeof subscriptionPlanSchema>

/** The plans that a gateway sells in a country, annual ones among them (MB-037). Needs no player's token. */
export const listSubscriptionPlans = (gateway: Gateway, place: { countryCode?: string; postalCode?: string } = {}) =>
  gatewayRequest(gateway, {
    operation: 'listSubscriptionPlans',
    path: '/plan',
    query: { includeAnnual: 'true', ...place },
    schema: rowsOf(subscriptionPlanSchema, 'subscription plans'),
  })

/** A player's membership, as the gateway reports it. */
const gatewayStatusSchema = z.object({
  status: z.enum(['ACTIVE', 'TRIALING', 'PAST_DUE', 'CANCELLED', 'NONE']),
  gateway: optional(gatewaySchema),
  planPriceId: optional(receivedIdentifierSchema),
  subscriptionId: optional(receivedIdentifierSchema),
  currentPeriodEnd: optional(instantSchema),
  cancelAtPeriodEnd: optional(z.boolean()),
})

/**
 * The player's membership as its gateway knows it (MB-042). @throws NotFoundError if the gateway has only the legacy
 * endpoint
 */
export const getGatewayStatus = (gateway: Gateway, token: string) =>
  gatewayRequest(gateway, {
    operation: 'getGatewayStatus',
    path: '/membership-status/me',
    token,
    schema: gatewayStatusSchema,
    missing: 'membership status',
  })

/** Like `getGatewayStatus`, through the legacy endpoint (MB-043). */
export const getLegacyStatus = (gateway: Gateway, profileId: Identifier, token: string) =>
  gatewayRequest(gateway, {
    operation: 'getLegacyStatus',
    path: `${profilePath(profileId)}/membership-status`,
    token,
    schema: gatewayStatusSchema,
  })

/** The answer to a purchase or a cancellation. */
const changedSubscriptionSchema = z.object({ id: receivedIdentifierSchema, status: z.string() })

/** What `createSubscription` buys (MB-016). */
export type Purchase = { profileId: Identifier; subscriptionPlanId: Identifier; couponCode?: string }

/** Buys a plan with the stored payment method (MB-044). */
export const createSubscription = (gateway: Gateway, purchase: Purchase, token: string) =>
  gatewayRequest(gateway, {
    operation: 'createSubscription',
    path: '/subscription',
    method: 'POST',
    body: {
      ...purchase,
      profileId: identifierInBody(purchase.profileId),
      couponCode: purchase.couponCode ?? null,
    },
    token,
    schema: changedSubscriptionSchema,
  })

/** `profileId` only of the own gateway, whose address has it. */
export type CancellationRequest = { profileId: Identifier | undefined; subscriptionId: Identifier; reason: string }

/** The own gateway answers with the subscription, the subscription service with 204 and no body (MB-046). */
const cancelledAt = (gateway: Gateway) =>
  gateway === 'own'
    ? { schema: changedSubscriptionSchema.transform(() => undefined) }
    : { schema: z.undefined(), expects: 204 }

/** Cancels a subscription at the end of the paid period (MB-017, MB-045). */
export const cancelSubscription = (
  gateway: Gateway,
  { profileId, subscriptionId, reason }: CancellationRequest,
  token: string,
) =>
  gatewayRequest(gateway, {
    operation: 'cancelSubscription',
    path: `${gateway === 'own' && profileId !== undefined ? profilePath(profileId) : ''}/subscription/${encodeURIComponent(subscriptionId)}/cancel`,
    method: 'POST',
    body: { reason },
    token,
    ...cancelledAt(gateway),
  })

const subscriptionSchema = z.object({
  id: receivedIdentifierSchema,
  createdAt: instantSchema,
  moneyBackGuaranteeEndsAt: optional(instantSchema),
})

/** A subscription with the end of its money-back guarantee (MB-047). @throws NotFoundError if it is not the player's */
export const getSubscription = (gateway: Gateway, subscriptionId: Identifier, token: string) =>
  gatewayRequest(gateway, {
    operation: 'getSubscription',
    path: `/subscription/${encodeURIComponent(subscriptionId)}`,
    token,
    schema: subscriptionSchema,
    missing: `subscription ${subscriptionId}`,
  })
