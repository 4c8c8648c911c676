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
  /** With `share` it is on for so many visitors in a hundred. */
  z
    .strictObject({
      kind: z.literal('flag'),
      name: z.string().regex(/^[a-z\d][\w-]{0,49}$/i),
      isOn: z.boolean(),
      share: z.int().min(1).max(99).optional(),
    })
    .refine(({ isOn, share }) => isOn || share === undefined),
  z.strictObject({ kind: z.literal('maintenance'), isOn: z.boolean() }),
  /** Without `forMinutes` the site is open again. */
  z.strictObject({ kind: z.literal('close-site'), forMinutes: z.int().min(1).max(1440).optional() }),
  z.strictObject({ kind: z.literal('end-sessions'), player: playerSchema }),
])

export type Operation = z.infer<typeof operationSchema>

/** Name of the error below. */
export const IMPOSSIBLE = 'ImpossibleOperation'

/** A command that is understood, and can't be carried out as things are: the message tells the operator why. */
export class ImpossibleOperation extends Error {
  override name = IMPOSSIBLE
}

/** What came of it. */
export type Done = { done: true; note: string }
