import * as z from 'zod/mini'

export const missionStatusSchema = z.enum(['registered', 'graduated', 'withdrawn'])

/** A campaign as the game server runs it, and the player's part in it [CP-003]. Instants are ISO 8601 in UTC. */
export const missionSchema = z.object({
  shortName: z.optional(z.string()),
  startsAt: z.optional(z.iso.datetime()),
  endsAt: z.optional(z.iso.datetime()),
  registrationStartsAt: z.optional(z.iso.datetime()),
  registrationEndsAt: z.optional(z.iso.datetime()),
  registrationOpen: z.boolean(),
  /** Absent if the game does not say; it then decides when the player enrols. */
  eligible: z.optional(z.boolean()),
  enrolled: z.boolean(),
  status: z.optional(missionStatusSchema),
})

export type Mission = z.infer<typeof missionSchema>
export type MissionStatus = z.infer<typeof missionStatusSchema>

/**
 * Whether the player takes part: a player who withdrew does not, whatever other fields say (decisions.md, Time and
 * stages).
 */
export function isEnrolled({ status, enrolled }: Pick<Mission, 'status' | 'enrolled'>): boolean {
  if (status === 'withdrawn') return false
  return enrolled || status === 'registered' || status === 'graduated'
}
