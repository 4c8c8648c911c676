import { z } from 'zod'
import { identifierSchema } from '@/lib/core/identifier-schema'
import { periods } from './schema'

const planPriceSchema = z.object({
  id: identifierSchema,
  period: z.enum(periods),
  money: z.object({ minor: z.int(), currency: z.string() }),
})

export type PlanPrice = z.infer<typeof planPriceSchema>

/** The prices of memberships in a country, as cached by the server (MB-008, MB-012). */
export const countryPlansSchema = z.object({
  /** ISO 3166 code */
  country: z.string(),
  /** Name of the plan on sale, if it has one. */
  name: z.string().optional(),
  prices: z.array(planPriceSchema),
  /** Whether taxes are added to the prices; otherwise they are included. */
  isTaxExclusive: z.boolean(),
  /** When the game server was read: milliseconds since 1970. */
  readAt: z.number(),
})

export type CountryPlans = z.infer<typeof countryPlansSchema>
