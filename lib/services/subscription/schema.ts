import { z } from 'zod'
import { moneyFrom } from '@/lib/core/money'
import { rowsOf } from '@/lib/core/server/rows'
import { ifWellFormed, instantSchema, optional, textIdSchema } from '@/lib/core/wire'

const gatewaySchema = z.enum(['braintree', 'apple', 'own'])

/** A plan that a gateway sells directly (MB-014, MB-015). */
const subscriptionPlanSchema = z
  .object({
    id: textIdSchema,
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

export const subscriptionPlansSchema = rowsOf(subscriptionPlanSchema, 'subscription plans')

/** A player's membership, as the gateway reports it. */
export const gatewayStatusSchema = z.object({
  status: z.enum(['ACTIVE', 'TRIALING', 'PAST_DUE', 'CANCELLED', 'NONE']),
  gateway: optional(gatewaySchema),
  planPriceId: optional(textIdSchema),
  subscriptionId: optional(textIdSchema),
  currentPeriodEnd: optional(instantSchema),
  cancelAtPeriodEnd: optional(z.boolean()),
})

export type GatewayStatus = z.infer<typeof gatewayStatusSchema>

/** A stored payment method, with no more than its last digits. */
export const paymentMethodSchema = z.object({
  id: textIdSchema,
  type: ifWellFormed(z.string()),
  brand: ifWellFormed(z.string()),
  last4: ifWellFormed(z.string().regex(/^\d{4}$/)),
})

export type PaymentMethod = z.infer<typeof paymentMethodSchema>

/** The answer to a purchase or a cancellation. */
export const changedSubscriptionSchema = z.object({ id: textIdSchema, status: z.string() })

export const subscriptionSchema = z.object({
  id: textIdSchema,
  createdAt: instantSchema,
  moneyBackGuaranteeEndsAt: optional(instantSchema),
})

export type Subscription = z.infer<typeof subscriptionSchema>
