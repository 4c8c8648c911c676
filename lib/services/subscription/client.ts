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

/** The plans that a gateway sells in a country, annual ones among them (MB-037). Asked without a player. */
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

/** The player's membership as its gateway knows it (MB-042). @throws NotFoundError where it has only the legacy call */
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

/** What a profile's membership is paid with (MB-038). @throws NotFoundError where nothing is stored */
export function getPaymentMethod(gateway: Gateway, profileId: number, token: string): Promise<PaymentMethod> {
  return gatewayRequest(gateway, {
    operation: 'getPaymentMethod',
    path: `${profilePath(profileId)}/payment_method`,
    token,
    schema: paymentMethodSchema,
    missing: 'payment method',
  })
}

/** What a profile's membership is paid with from now on (MB-039). @param nonce the card form's word for a card */
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

/** What is stored for the player's account, whatever it pays (MB-040). @throws NotFoundError where nothing is */
export function getAccountPaymentMethod(gateway: Gateway, token: string): Promise<PaymentMethod> {
  return gatewayRequest(gateway, {
    operation: 'getAccountPaymentMethod',
    path: '/accounts/payment_methods',
    token,
    schema: paymentMethodSchema,
    missing: 'payment method',
  })
}

/** Stores a way to pay for the account (MB-041). */
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

/** MB-016 */
export type Purchase = { profileId: number; subscriptionPlanId: string; couponCode?: string }

/** Buys a plan with what is stored (MB-044). */
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

/** Ends a subscription with its period (MB-017, MB-045). The subscription service answers 204 and nothing (MB-046). */
export async function cancelSubscription(
  gateway: Gateway,
  { profileId, subscriptionId, reason }: Cancellation,
  token: string,
): Promise<void> {
  const path = `/subscription/${encodeURIComponent(subscriptionId)}/cancel`
  const isOwn = gateway === 'own'
  await gatewayRequest<unknown>(gateway, {
    operation: 'cancelSubscription',
    path: isOwn ? profilePath(profileId) + path : path,
    method: 'POST',
    body: { reason },
    token,
    ...(isOwn ? { schema: changedSubscriptionSchema } : { schema: z.undefined(), expects: 204 }),
  })
}

/** A subscription with the end of its money-back guarantee (MB-047). @throws NotFoundError where it is not the player's */
export function getSubscription(gateway: Gateway, subscriptionId: string, token: string): Promise<Subscription> {
  return gatewayRequest(gateway, {
    operation: 'getSubscription',
    path: `/subscription/${encodeURIComponent(subscriptionId)}`,
    token,
    schema: subscriptionSchema,
    missing: `subscription ${subscriptionId}`,
  })
}
