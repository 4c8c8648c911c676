import { z } from 'zod'
import { moneyFrom } from '@/lib/core/money'
import { rowsOf } from '@/lib/core/server/rows'
import { ifWellFormed, optional } from '@/lib/core/wire'

/** A price under its newer or its older field names, of which the newer win (contracts.md; MB-008 to MB-011). */
const planPriceSchema = z
  .object({
    id: z.string().min(1).max(200),
    periodUnit: z.enum(['Year', 'Month']),
    price: optional(z.string()),
    amount: optional(z.string()),
    currencyCode: optional(z.string()),
    currency: optional(z.string()),
    taxPolicy: ifWellFormed(z.string()),
  })
  .transform(({ id, periodUnit, taxPolicy, ...said }, context) => {
    const money = moneyFrom(said.price ?? said.amount ?? '', said.currencyCode ?? said.currency ?? '')
    if (money === undefined) {
      context.addIssue('no amount in a currency')
      return z.NEVER
    }
    return { id, periodUnit, taxPolicy, money }
  })

const membershipPlanSchema = z.object({
  id: z.string(),
  name: ifWellFormed(z.string()),
  prices: rowsOf(planPriceSchema, 'plan prices'),
})

export type GameMembershipPlan = z.infer<typeof membershipPlanSchema>

export const membershipPlansSchema = rowsOf(membershipPlanSchema, 'membership plans')

/** What a country pays in, and how (MB-012). */
export const countryPolicySchema = z.object({ currency: z.string(), taxPolicy: z.string() })

export type GameCountryPolicy = z.infer<typeof countryPolicySchema>
