import { z } from 'zod'

/** The event answers as contracts.md writes them down, independent of the sandbox's own types. */
const instant = z.iso.datetime().refine((text) => text.endsWith('Z'), 'UTC with Z')

export const subgroupSchema = z.object({
  id: z.int().positive(),
  label: z.int().min(1).max(5),
  rulesSet: z.array(z.string()),
  registrationEnd: instant.nullable(),
  lateJoinInMinutes: z.int().nonnegative().nullable(),
  eventSubgroupStart: instant,
  routeId: z.int().positive(),
  durationInSeconds: z.int().positive().nullable(),
  fromPaceValue: z.number().nullable(),
  toPaceValue: z.number().nullable(),
  accessValidationResult: z.boolean().nullable(),
  signedUp: z.boolean(),
})

const fields = {
  id: z.int().positive(),
  name: z.string().min(1),
  description: z.string().min(1),
  eventStart: instant,
  eventType: z.string().regex(/^[A-Z_]+$/),
  sport: z.enum(['CYCLING', 'RUNNING']),
  restricted: z.boolean(),
  rulesSet: z.array(z.string()),
  eventSubgroups: z.array(subgroupSchema),
  routeId: z.int().positive(),
  registrationEnd: instant.nullable(),
  tags: z.array(z.string()),
  eventSeriesName: z.string().nullable(),
  imageUrl: z.url(),
  durationInSeconds: z.int().positive().nullable(),
  signedUp: z.boolean(),
}

/** Strict, so that neither the secret nor the sandbox's own fields leak. */
export const eventSchema = z.strictObject(fields)
export const fullEventSchema = z.strictObject({ ...fields, eventSecret: z.string().nullable() })
export const eventPageSchema = z.strictObject({ events: eventSchema.array(), cursor: z.string().optional() })
export const errorSchema = z.object({ error: z.string().min(1) })

export type WireEvent = z.output<typeof eventSchema>
