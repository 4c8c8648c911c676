import * as z from 'zod/mini'
import { identifierSchema } from '@/lib/core/identifier-schema'
import { localeCode } from '@/lib/core/locale-code'
import { paymentBrands } from './payment-brands'

/** The periods that prices are for (MB-009). */
export const periods = ['year', 'month'] as const
export const periodSchema = z.enum(periods)
export type Period = z.infer<typeof periodSchema>

export const gatewaySchema = z.enum(['own', 'braintree', 'apple'])
export type Gateway = z.infer<typeof gatewaySchema>

/** The states of a player's membership: `ending` is paid for and cancelled, `ended` was one once. */
export const membershipStates = ['none', 'trialing', 'active', 'past_due', 'ending', 'ended'] as const
export type MembershipState = (typeof membershipStates)[number]

/** A player's membership (MB-013), with its texts in the page's language. */
export const membershipSchema = z.object({
  state: z.enum(membershipStates),
  gateway: z.nullable(gatewaySchema),
  period: z.nullable(periodSchema),
  /** Its price: `$179.99 per year`. */
  price: z.nullable(z.string()),
  /** The date on which it is renewed, begins to cost or ends. */
  until: z.nullable(z.string()),
})

export type Membership = z.infer<typeof membershipSchema>

/** The payment method of a membership: `Visa ···· 4242`; null if none is stored. */
export const paymentSchema = z.object({ method: z.nullable(z.string()) })
export type Payment = z.infer<typeof paymentSchema>

export const transactionSchema = z.object({
  id: identifierSchema,
  /** ISO 8601 */
  date: z.string(),
  day: z.string(),
  amount: z.string(),
  description: z.string(),
})
export type Transaction = z.infer<typeof transactionSchema>

/** The last day of the money-back guarantee, while it runs. */
export const guaranteeSchema = z.object({ until: z.nullable(z.string()) })

/** A plan that can be bought directly with the stored payment method. */
export const directOfferSchema = z.object({
  planId: identifierSchema,
  gateway: gatewaySchema,
  period: periodSchema,
  minor: z.int(),
  currency: z.string(),
  price: z.string(),
  method: z.string(),
})
export type DirectOffer = z.infer<typeof directOfferSchema>

/** A page of the payment provider. */
export const hostedSchema = z.object({ url: z.url() })

/** The price that was shown: never used as the price, only compared with it. */
const shownSchema = { minor: z.int(), currency: z.string().check(z.maxLength(3)) }

export const checkoutOrderSchema = z.object({
  priceId: identifierSchema,
  ...shownSchema,
  locale: z.string().check(z.regex(localeCode)),
})
export type CheckoutOrder = z.infer<typeof checkoutOrderSchema>

export const purchaseOrderSchema = z.object({
  planId: identifierSchema,
  gateway: gatewaySchema,
  ...shownSchema,
  coupon: z.string().check(z.maxLength(60)),
})
export type PurchaseOrder = z.infer<typeof purchaseOrderSchema>

/** Gateways whose stored cards can be changed here; Apple manages its own. */
const cardGatewaySchema = z.enum(['own', 'braintree'])
export type CardGateway = z.infer<typeof cardGatewaySchema>

/** A visit to the card form; `mark` is returned with the card. */
export const cardFormSchema = z.object({
  gateway: cardGatewaySchema,
  mark: z.string().check(z.regex(/^[\w-]{1,64}$/)),
})

/** The card form's result: a one-time token for a card. */
export const cardSchema = z.object({
  gateway: cardGatewaySchema,
  nonce: z.string().check(z.minLength(1), z.maxLength(500)),
})
export type NewCard = z.infer<typeof cardSchema>

/** A cancellation; the reason is optional (MB-017). */
/** Maximum number of characters of the reason of somebody who cancels. */
export const LONGEST_REASON = 1000

export const cancellationSchema = z.object({ reason: z.optional(z.string().check(z.maxLength(LONGEST_REASON))) })

/** One plan, with texts in the page's language. */
const planOfferSchema = z.object({
  priceId: identifierSchema,
  period: periodSchema,
  price: z.string(),
  /** The price with its period: `$179.99 per year`. */
  pricePerPeriod: z.string(),
  /** The annual price per month. */
  perMonth: z.optional(z.string()),
  savings: z.optional(z.string()),
  /** Text about the trial or the guarantee. */
  promise: z.string(),
})

export type PlanOffer = z.infer<typeof planOfferSchema>

/** The offer for a country, ready to be rendered. */
export const offerSchema = z.object({
  country: z.string(),
  countryName: z.string(),
  plans: z.array(planOfferSchema),
  tax: z.string(),
  brands: z.array(z.enum(paymentBrands)),
  /** A notice, if the prices are some hours old. */
  age: z.optional(z.string()),
  /** A notice, if the prices are those of another country than requested. */
  instead: z.optional(z.string()),
})

export type Offer = z.infer<typeof offerSchema>
