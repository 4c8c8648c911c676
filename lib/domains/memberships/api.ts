import * as z from 'zod/mini'
import { memberRequest } from '@/lib/domains/session/api'
import {
  directOfferSchema,
  guaranteeSchema,
  hostedSchema,
  membershipSchema,
  paymentSchema,
  transactionSchema,
  type Card,
  type CardFormVisit,
  type CheckoutOrder,
  type DirectOffer,
  type Gateway,
  type Membership,
  type Payment,
  type PurchaseOrder,
  type Transaction,
} from './schema'

const base = '/api/membership'
/** Answers are in words of the page's language. */
const pathOf = (path: string, query: Record<string, string> = {}) =>
  `${base}${path}?${String(new URLSearchParams({ ...query, locale: document.documentElement.lang }))}`

export function getMembership(signal?: AbortSignal): Promise<Membership> {
  return memberRequest({ path: pathOf(''), schema: membershipSchema, signal })
}

export function getPayment(gateway: Gateway, signal?: AbortSignal): Promise<Payment> {
  return memberRequest({ path: pathOf('/payment', { gateway }), schema: paymentSchema, signal })
}

export function listTransactions(signal?: AbortSignal): Promise<Transaction[]> {
  return memberRequest({ path: pathOf('/transactions'), schema: z.array(transactionSchema), signal })
}

export function getGuarantee(signal?: AbortSignal): Promise<{ until: string | null }> {
  return memberRequest({ path: pathOf('/guarantee'), schema: guaranteeSchema, signal })
}

export function listDirectOffers(signal?: AbortSignal): Promise<DirectOffer[]> {
  return memberRequest({ path: pathOf('/direct-offers'), schema: z.array(directOfferSchema), signal })
}

/** @throws AppError `already_member`, `price_changed` */
export function startCheckout(order: CheckoutOrder): Promise<{ url: string }> {
  return memberRequest({ path: `${base}/checkout`, method: 'POST', body: order, schema: hostedSchema })
}

export function startPortal(): Promise<{ url: string }> {
  return memberRequest({ path: pathOf('/portal'), method: 'POST', schema: hostedSchema })
}

/** @throws AppError `not_cancellable` */
export function cancelMembership(reason: string): Promise<Membership> {
  return memberRequest({ path: pathOf('/cancellation'), method: 'POST', body: { reason }, schema: membershipSchema })
}

/** @throws AppError `already_member`, `price_changed`, `coupon_refused`, `payment_refused` */
export function buyPlan(order: PurchaseOrder): Promise<Membership> {
  return memberRequest({ path: pathOf('/purchase'), method: 'POST', body: order, schema: membershipSchema })
}

/** Where another card is given: the gateway's own form. */
export function openCardForm(visit: CardFormVisit): Promise<{ url: string }> {
  return memberRequest({ path: pathOf('/card-form'), method: 'POST', body: visit, schema: hostedSchema })
}

/** @throws AppError `payment_refused` */
export function storeCard(card: Card): Promise<Payment> {
  return memberRequest({ path: pathOf('/payment'), method: 'POST', body: card, schema: paymentSchema })
}
