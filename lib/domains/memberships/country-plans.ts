import { z } from 'zod'
import { periods } from './schema'

const planPriceSchema = z.object({
  id: z.string(),
  period: z.enum(periods),
  money: z.object({ minor: z.int(), currency: z.string() }),
})

export type PlanPrice = z.infer<typeof planPriceSchema>

/** What memberships cost in a country, as the server keeps it (MB-008, MB-012). */
export const countryPlansSchema = z.object({
  /** ISO 3166 code */
  country: z.string(),
  /** Name of the plan on sale, if it has one. */
  name: z.string().optional(),
  prices: z.array(planPriceSchema),
  /** Taxes come on top of the prices; otherwise they are in them. */
  isTaxExclusive: z.boolean(),
  /** When the game server said so: milliseconds since 1970. */
  readAt: z.number(),
})

export type CountryPlans = z.infer<typeof countryPlansSchema>
