import * as z from 'zod/mini'

/**
 * What the player left this tab for while pairing: to sign in (`start`), or to link an account at the partner
 * (`confirm`) [PA-011, PA-012].
 */
export const pairingIntentSchema = z.object({ step: z.enum(['start', 'confirm']) })
