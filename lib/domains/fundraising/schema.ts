import * as z from 'zod/mini'
import { identifierSchema, receivedIdentifierSchema } from '@/lib/core/identifier-schema'

/** Somebody's page at the fundraising provider. Amounts are in major units [FR-017]. */
export const projectSchema = z.object({
  id: identifierSchema,
  raised: z.number(),
  target: z.number(),
  /** Currency symbol. */
  symbol: z.string(),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  story: z.optional(z.string()),
  /** Absolute http(s) addresses; absent if the provider names none. */
  pageUrl: z.optional(z.string()),
  donateUrl: z.optional(z.string()),
})
export type Project = z.infer<typeof projectSchema>

/** A player's own part in a fundraising event; without a project there is nothing to show yet. */
export const ownFundraiserSchema = z.object({
  fundraiserId: z.nullable(identifierSchema),
  publicId: z.string(),
  project: z.nullable(projectSchema),
})
export type OwnFundraiser = z.infer<typeof ownFundraiserSchema>

/** A donation; without a name it is anonymous. */
export const donationSchema = z.object({
  id: identifierSchema,
  amount: z.number(),
  /** ISO 4217, if the provider states it. */
  currency: z.optional(z.string()),
  name: z.optional(z.string()),
  message: z.optional(z.string()),
  /** When it was given (ISO 8601), if the provider says so. */
  given: z.optional(z.string()),
})
export type Donation = z.infer<typeof donationSchema>

/** The public view of somebody's page. */
export const sharedFundraiserSchema = z.object({
  project: z.nullable(projectSchema),
  donations: z.array(donationSchema),
})
export type SharedFundraiser = z.infer<typeof sharedFundraiserSchema>

/** An opened account, sealed for this player: what the browser passes on from one step of the opt-in to the next. */
export const accountStepSchema = z.object({ account: z.string() })
export const projectStepSchema = z.object({ project: projectSchema })
export const profileStepSchema = z.object({ fundraiserId: identifierSchema })

/** An event's total and figures; parts that can't be read are absent [FR-018]. */
export const fundraisingEventSchema = z.object({
  /** ISO 8601. */
  deadline: z.optional(z.string()),
  raised: z.optional(z.number()),
  target: z.optional(z.number()),
  symbol: z.string(),
  fundraisers: z.optional(z.int()),
})
export type FundraisingEvent = z.infer<typeof fundraisingEventSchema>

/** The public figures of an event; each part may be missing. */
export type EventSummary = { event: FundraisingEvent | undefined; donations: Donation[]; top: Project[] }

/** An opt-in that was requested before signing in, and whether to donate then [FR-019]. */
export const optInIntentSchema = z.object({ eventId: receivedIdentifierSchema, donates: z.boolean() })
