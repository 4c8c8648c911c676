import * as z from 'zod/mini'

/** Whether the player takes part in a campaign, a mission or a quest. */
export const registrationSchema = z.object({ isRegistered: z.boolean() })

export type Registration = z.infer<typeof registrationSchema>
