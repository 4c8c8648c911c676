import { z } from 'zod'
import { identifierSchema } from '@/lib/core/identifier-schema'
import { periods } from './schema'

const planPriceSchema = z.object({
  id: identifierSchema,
  /** Name of the plan that it buys, if that has one. */
  plan: z.string().optional(),
  period: z.enum(periods),
  money: z.object({ minor: z.int(), currency: z.string() }),
  /** Whether taxes are added to it; otherwise they are included. */
  isTaxExclusive: z.boolean(),
})

export type PlanPrice = z.infer<typeof planPriceSchema>

/** The prices of memberships in a country, as cached by the server (MB-008, MB-012). */
export const countryPlansSchema = z.object({
  /** ISO 3166 code */
  country: z.string(),
  /** Name of all plans on sale, if they have one. */
  name: z.string().optional(),
  prices: z.array(planPriceSchema),
  /** Whether taxes are added to any of the prices; otherwise they are included in all. */
  isTaxExclusive: z.boolean(),
  /** When the game server was read: milliseconds since 1970. */
  readAt: z.number(),
})

export type CountryPlans = z.infer<typeof countryPlansSchema>
