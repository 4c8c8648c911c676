import * as z from 'zod/mini'

/** An opt-in that was requested before signing in, and whether to donate then [FR-019]. */
export const optInIntentSchema = z.object({ eventId: z.int(), donates: z.boolean() })
