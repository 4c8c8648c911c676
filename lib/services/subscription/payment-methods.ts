import 'server-only'
import { z } from 'zod'
import type { Identifier } from '@/lib/core/identifier'
import { receivedIdentifierSchema } from '@/lib/core/identifier-schema'
import { ifWellFormed } from '@/lib/core/wire'
import { gatewayRequest, profilePath, type Gateway } from './request'

/** A stored payment method, with no more than its last digits. */
export const paymentMethodSchema = z.object({
  id: receivedIdentifierSchema,
  type: ifWellFormed(z.string()),
  brand: ifWellFormed(z.string()),
  last4: ifWellFormed(z.string().regex(/^\d{4}$/)),
})
export type PaymentMethod = z.infer<typeof paymentMethodSchema>

/** The payment method of a profile's membership (MB-038). @throws NotFoundError if none is stored */
export const getPaymentMethod = (gateway: Gateway, profileId: Identifier, token: string) =>
  gatewayRequest(gateway, {
    operation: 'getPaymentMethod',
    path: `${profilePath(profileId)}/payment_method`,
    token,
    schema: paymentMethodSchema,
    missing: 'payment method',
  })

/**
 * Sets the payment method of a profile's membership (MB-039). @param nonce one-time token of a card, from the gateway's
 * card form
 */
export const setPaymentMethod = (gateway: Gateway, profileId: Identifier, nonce: string, token: string) =>
  gatewayRequest(gateway, {
    operation: 'setPaymentMethod',
    path: `${profilePath(profileId)}/payment_method`,
    method: 'POST',
    body: { nonce },
    token,
    schema: paymentMethodSchema,
  })

/**
 * The payment method of the player's account, independent of any membership (MB-040). @throws NotFoundError if none is
 * stored
 */
export const getAccountPaymentMethod = (gateway: Gateway, token: string) =>
  gatewayRequest(gateway, {
    operation: 'getAccountPaymentMethod',
    path: '/accounts/payment_methods',
    token,
    schema: paymentMethodSchema,
    missing: 'payment method',
  })

/** Adds a payment method to the player's account (MB-041). */
export const addAccountPaymentMethod = (gateway: Gateway, nonce: string, token: string) =>
  gatewayRequest(gateway, {
    operation: 'addAccountPaymentMethod',
    path: '/accounts/payment_methods',
    method: 'POST',
    body: { nonce },
    token,
    schema: paymentMethodSchema,
  })
