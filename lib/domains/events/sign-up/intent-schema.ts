import * as z from 'zod/mini'

/** The start that a visitor wanted to sign up to before signing in [EV-038]. */
export const signUpIntentSchema = z.object({ eventId: z.int(), subgroupId: z.int() })
