import * as z from 'zod/mini'
import { identifierSchema } from '@/lib/core/identifier-schema'
import { limits, LONGEST_NAME } from './profile-rules'

/** A player's profile in our own terms [SY-007, SY-009]. Null means that the player has not stated it. */
export const profileSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  publicId: z.string(),
  ftpWatts: z.nullable(z.number()),
  weightKg: z.nullable(z.number()),
  isMale: z.nullable(z.boolean()),
  usesMetric: z.boolean(),
  imageUrl: z.nullable(z.string()),
  runTime5kmSeconds: z.nullable(z.number()),
  connectedToTrainingPlan: z.boolean(),
  fundraiserId: z.nullable(identifierSchema),
  /** ISO 3166 alpha-2. */
  countryCode: z.nullable(z.string()),
})

export type Profile = z.infer<typeof profileSchema>

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_NAME))

const within = ({ min, max }: { min: number; max: number }) => [z.minimum(min), z.maximum(max)] as const

/** What a player may change, at least one field of it; null removes a value. Unknown fields are rejected. */
export const profileChangesSchema = z
  .strictObject({
    firstName: z.optional(name),
    lastName: z.optional(name),
    ftpWatts: z.optional(z.nullable(z.int().check(...within(limits.ftpWatts)))),
    weightKg: z.optional(z.nullable(z.number().check(...within(limits.weightKg)))),
    isMale: z.optional(z.nullable(z.boolean())),
    usesMetric: z.optional(z.boolean()),
    runTime5kmSeconds: z.optional(z.nullable(z.int().check(...within(limits.runTime5kmSeconds)))),
  })
  .check(z.refine((changes) => Object.keys(changes).length > 0))

export type ProfileChanges = z.infer<typeof profileChangesSchema>
