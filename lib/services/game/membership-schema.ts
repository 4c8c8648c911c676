import { z } from 'zod'
import { moneyFrom } from '@/lib/core/money'
import { rowsOf } from '@/lib/core/server/rows'
import { ifWellFormed, instantSchema, optional, textIdSchema } from '@/lib/core/wire'

/**
 * A price under its newer or its older field names, of which the newer take precedence (contracts.md; MB-008 to
 * MB-011).
 */
const planPriceSchema = z
  .object({
    id: textIdSchema.pipe(z.string().min(1).max(200)),
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
  id: textIdSchema,
  name: ifWellFormed(z.string()),
  prices: rowsOf(planPriceSchema, 'plan prices'),
})

export type GameMembershipPlan = z.infer<typeof membershipPlanSchema>

export const membershipPlansSchema = rowsOf(membershipPlanSchema, 'membership plans')

/** A country's currency and tax policy (MB-012). */
export const countryPolicySchema = z.object({ currency: z.string(), taxPolicy: z.string() })

export type GameCountryPolicy = z.infer<typeof countryPolicySchema>

/** The game server's answer about a player's membership (MB-013). */
export const membershipStatusSchema = z.object({
  status: z.enum(['ACTIVE', 'TRIALING', 'PAST_DUE', 'CANCELLED', 'NONE']),
  gateway: optional(z.enum(['braintree', 'apple', 'own'])),
  planPriceId: optional(textIdSchema),
  subscriptionId: optional(textIdSchema),
  currentPeriodEnd: optional(instantSchema),
  cancelAtPeriodEnd: optional(z.boolean()),
})

export type GameMembershipStatus = z.infer<typeof membershipStatusSchema>

/** A page of the payment provider, where a player pays or manages the membership. */
export const hostedPageSchema = z.object({ url: z.url() })

const transactionSchema = z
  .object({
    id: textIdSchema,
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
    // A refund.
    return { ...transaction, money: amount.startsWith('-') ? { ...money, minor: -money.minor } : money }
  })

export type GameTransaction = z.infer<typeof transactionSchema>

export const transactionsSchema = rowsOf(transactionSchema, 'transactions')
