import * as z from 'zod/mini'

/** How long a price pays for (MB-009). */
export const periods = ['year', 'month'] as const
export const periodSchema = z.enum(periods)
export type Period = z.infer<typeof periodSchema>

/** How a membership can be paid for (MB-055). */
export const paymentBrands = ['visa', 'mastercard', 'americanExpress', 'discover', 'paypal'] as const
export type PaymentBrand = (typeof paymentBrands)[number]

/** One way to buy a membership, in words of the page's language. */
const planOfferSchema = z.object({
  priceId: z.string(),
  period: periodSchema,
  price: z.string(),
  /** The price with its period: `$179.99 per year`. */
  pricePerPeriod: z.string(),
  /** What a year's price is by the month. */
  perMonth: z.optional(z.string()),
  savings: z.optional(z.string()),
  /** Trial or guarantee. */
  promise: z.string(),
})

export type PlanOffer = z.infer<typeof planOfferSchema>

/** What a country is offered, ready to be drawn. */
export const offerSchema = z.object({
  country: z.string(),
  plans: z.array(planOfferSchema),
  tax: z.string(),
  brands: z.array(z.enum(paymentBrands)),
  /** That the prices are some hours old, where they are. */
  age: z.optional(z.string()),
})

export type Offer = z.infer<typeof offerSchema>
