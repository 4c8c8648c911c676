import { z } from 'zod'

/** A player, as the session knows one: by the public id, or by the identity provider's subject. */
const playerSchema = z.string().min(1).max(200)

/** What an operator can tell the site to do; every instance does it (docs/operating.md). */
export const operationSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('purge'),
    path: z
      .string()
      .max(300)
      .regex(/^\/(?!\/)[^?#\s]*$/),
  }),
  z.strictObject({ kind: z.literal('purge-all') }),
  z.strictObject({ kind: z.literal('flag'), name: z.string().regex(/^[a-z\d][\w-]{0,49}$/i), isOn: z.boolean() }),
  z.strictObject({ kind: z.literal('maintenance'), isOn: z.boolean() }),
  /** Without `forMinutes` the site is open again. */
  z.strictObject({ kind: z.literal('close-site'), forMinutes: z.int().min(1).max(1440).optional() }),
  z.strictObject({ kind: z.literal('end-sessions'), player: playerSchema }),
])

export type Operation = z.infer<typeof operationSchema>

/** What came of it. */
export type Done = { done: true; note: string }
