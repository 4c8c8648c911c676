import 'server-only'
import { z } from 'zod'
import { gatewayRequest, type Gateway } from './request'
import {
  changedSubscriptionSchema,
  gatewayStatusSchema,
  paymentMethodSchema,
  subscriptionPlansSchema,
  subscriptionSchema,
  type GatewayStatus,
  type PaymentMethod,
  type Subscription,
  type SubscriptionPlan,
} from './schema'

const profilePath = (profileId: number) => `/profiles/${profileId}`

/** The plans that a gateway sells in a country, annual ones among them (MB-037). Needs no player's token. */
export function listSubscriptionPlans(
  gateway: Gateway,
  place: { countryCode?: string; postalCode?: string } = {},
): Promise<SubscriptionPlan[]> {
  return gatewayRequest(gateway, {
    operation: 'listSubscriptionPlans',
    path: '/plan',
    query: { includeAnnual: 'true', ...place },
    schema: subscriptionPlansSchema,
  })
}

/**
 * The player's membership as its gateway knows it (MB-042). @throws NotFoundError if the gateway has only the legacy
 * endpoint
 */
export function getGatewayStatus(gateway: Gateway, token: string): Promise<GatewayStatus> {
  return gatewayRequest(gateway, {
    operation: 'getGatewayStatus',
    path: '/membership-status/me',
    token,
    schema: gatewayStatusSchema,
    missing: 'membership status',
  })
}

/** Like `getGatewayStatus`, through the legacy endpoint (MB-043). */
export function getLegacyStatus(gateway: Gateway, profileId: number, token: string): Promise<GatewayStatus> {
  return gatewayRequest(gateway, {
    operation: 'getLegacyStatus',
    path: `${profilePath(profileId)}/membership-status`,
    token,
    schema: gatewayStatusSchema,
  })
}

/** The payment method of a profile's membership (MB-038). @throws NotFoundError if none is stored */
export function getPaymentMethod(gateway: Gateway, profileId: number, token: string): Promise<PaymentMethod> {
  return gatewayRequest(gateway, {
    operation: 'getPaymentMethod',
    path: `${profilePath(profileId)}/payment_method`,
    token,
    schema: paymentMethodSchema,
    missing: 'payment method',
  })
}

/**
 * Sets the payment method of a profile's membership (MB-039). @param nonce one-time token of a card, from the gateway's
 * card form
 */
export function setPaymentMethod(
  gateway: Gateway,
  profileId: number,
  nonce: string,
  token: string,
): Promise<PaymentMethod> {
  return gatewayRequest(gateway, {
    operation: 'setPaymentMethod',
    path: `${profilePath(profileId)}/payment_method`,
    method: 'POST',
    body: { nonce },
    token,
    schema: paymentMethodSchema,
  })
}

/**
 * The payment method of the player's account, independent of any membership (MB-040). @throws NotFoundError if none is
 * stored
 */
export function getAccountPaymentMethod(gateway: Gateway, token: string): Promise<PaymentMethod> {
  return gatewayRequest(gateway, {
    operation: 'getAccountPaymentMethod',
    path: '/accounts/payment_methods',
    token,
    schema: paymentMethodSchema,
    missing: 'payment method',
  })
}

/** Adds a payment method to the player's account (MB-041). */
export function addAccountPaymentMethod(gateway: Gateway, nonce: string, token: string): Promise<PaymentMethod> {
  return gatewayRequest(gateway, {
    operation: 'addAccountPaymentMethod',
    path: '/accounts/payment_methods',
    method: 'POST',
    body: { nonce },
    token,
    schema: paymentMethodSchema,
  })
}

/** What `createSubscription` buys (MB-016). */
export type Purchase = { profileId: number; subscriptionPlanId: string; couponCode?: string }

/** Buys a plan with the stored payment method (MB-044). */
export function createSubscription(gateway: Gateway, purchase: Purchase, token: string): Promise<{ id: string }> {
  return gatewayRequest(gateway, {
    operation: 'createSubscription',
    path: '/subscription',
    method: 'POST',
    body: { ...purchase, couponCode: purchase.couponCode ?? null },
    token,
    schema: changedSubscriptionSchema,
  })
}

export type Cancellation = { profileId: number; subscriptionId: string; reason: string }

/**
 * Cancels a subscription at the end of the paid period (MB-017, MB-045). The subscription service responds 204 without
 * a body (MB-046).
 */
export async function cancelSubscription(
  gateway: Gateway,
  { profileId, subscriptionId, reason }: Cancellation,
  token: string,
): Promise<void> {
  const path = `/subscription/${encodeURIComponent(subscriptionId)}/cancel`
  const isOwnGateway = gateway === 'own'
  await gatewayRequest<unknown>(gateway, {
    operation: 'cancelSubscription',
    path: isOwnGateway ? profilePath(profileId) + path : path,
    method: 'POST',
    body: { reason },
    token,
    ...(isOwnGateway ? { schema: changedSubscriptionSchema } : { schema: z.undefined(), expects: 204 }),
  })
}

/** A subscription with the end of its money-back guarantee (MB-047). @throws NotFoundError if it is not the player's */
export function getSubscription(gateway: Gateway, subscriptionId: string, token: string): Promise<Subscription> {
  return gatewayRequest(gateway, {
    operation: 'getSubscription',
    path: `/subscription/${encodeURIComponent(subscriptionId)}`,
    token,
    schema: subscriptionSchema,
    missing: `subscription ${subscriptionId}`,
  })
}
