import * as z from 'zod/mini'

/**
 * A player's state at the training-plan service: `linked`; `not_linked`; or `wrong_page`, if the profile lacks what the
 * coaching needs [PA-006].
 */
export const pairingSchema = z.object({ state: z.enum(['linked', 'not_linked', 'wrong_page']) })
export type Pairing = z.infer<typeof pairingSchema>

/** Whether the coaching has begun. */
export const coachingSchema = z.object({ isSetUp: z.boolean() })

/** Where the browser goes to link an account: a path of this site. */
export const connectSchema = z.object({ path: z.string() })
/** The page to return to. */
export const connectRequestSchema = z.object({ returnTo: z.string().check(z.maxLength(1000)) })

/**
 * What the player left this tab for while pairing: to sign in (`start`), or to link an account at the partner
 * (`confirm`) [PA-011, PA-012].
 */
export const pairingIntentSchema = z.object({ step: z.enum(['start', 'confirm']) })
