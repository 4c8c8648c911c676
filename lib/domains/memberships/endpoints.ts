import * as z from 'zod/mini'
import { endpoint } from '@/lib/core/endpoint'
import {
  cancellationSchema,
  cardFormSchema,
  cardSchema,
  checkoutOrderSchema,
  directOfferSchema,
  guaranteeSchema,
  hostedSchema,
  membershipSchema,
  offerSchema,
  paymentSchema,
  purchaseOrderSchema,
  transactionSchema,
} from './schema'

/** Answers are in words of the page's language. */
const query = z.object({ locale: z.optional(z.string()) })

/** How it stands with the player's membership (MB-029). */
export const getMembership = endpoint('GET', '/api/membership', { query, answer: membershipSchema })

/** What is stored to pay with: of the gateway that the page names, the own one unless said. */
export const getPayment = endpoint('GET', '/api/membership/payment', {
  query: z.object({ gateway: z.optional(z.string()) }),
  answer: paymentSchema,
})

/** Stores the card that the gateway's form has a word for; answers what is stored then. May be `payment_refused`. */
export const storeCard = endpoint('POST', '/api/membership/payment', { body: cardSchema, answer: paymentSchema })

/** What the player has paid, newest first. */
export const listTransactions = endpoint('GET', '/api/membership/transactions', {
  query,
  answer: z.array(transactionSchema),
})

/** Until when the player may have the money back, while that is to come. */
export const getGuarantee = endpoint('GET', '/api/membership/guarantee', { query, answer: guaranteeSchema })

/** What the player may buy at once with what is stored; nothing for members. */
export const listDirectOffers = endpoint('GET', '/api/membership/direct-offers', {
  query,
  answer: z.array(directOfferSchema),
})

/**
 * Begins to buy what a page shows; answers where it is paid. One click is one checkout, however often it is sent. May be
 * refused as `already_member` or `price_changed`, and as `outcome_unknown` while a purchase may still succeed.
 */
export const startCheckout = endpoint('POST', '/api/membership/checkout', {
  body: checkoutOrderSchema,
  answer: hostedSchema,
})

/** Answers where a membership of the own gateway is managed. */
export const startPortal = endpoint('POST', '/api/membership/portal', { query, answer: hostedSchema })

/** Ends the membership with what is paid; answers how it stands then. May be `not_cancellable` or `outcome_unknown`. Repeats answer the same. */
export const cancelMembership = endpoint('POST', '/api/membership/cancellation', {
  query,
  body: cancellationSchema,
  answer: membershipSchema,
})

/**
 * Buys a plan with what is stored; answers how it stands then. May be refused as `already_member`, `price_changed`,
 * `coupon_refused` or `payment_refused`; `outcome_unknown` if the gateway doesn't say whether it has sold it.
 */
export const buyPlan = endpoint('POST', '/api/membership/purchase', {
  query,
  body: purchaseOrderSchema,
  answer: membershipSchema,
})

/** Answers where another card is given: the gateway's own form. */
export const openCardForm = endpoint('POST', '/api/membership/card-form', {
  query,
  body: cardFormSchema,
  answer: hostedSchema,
})

/** What a country is offered, in words of a language (MB-028): for visitors of another country than the page's. */
export const getOffer = endpoint('GET', '/api/plans', {
  limit: 'reads',
  query: z.object({ country: z.string(), locale: z.string() }),
  answer: offerSchema,
})

/** The choice of a plan as a form sends it without script (MB-004). */
export const choosePlan = endpoint('GET', '/api/plans/choice', {
  limit: 'reads',
  query: z.object({ price: z.optional(z.string()), locale: z.optional(z.string()) }),
  answer: 'a redirect',
})

/** The picture of the page of plans, with their prices, for links to it. */
export const plansPicture = endpoint('GET', '/api/pictures/plans/:locale', { limit: 'reads', answer: 'image/png' })
