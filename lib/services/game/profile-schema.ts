import { z } from 'zod'
import { ifWellFormed, optional } from '@/lib/core/wire'

/** A player's profile (contracts.md, Game server: profile and campaigns): `ftp` in watts, `weight` in kilograms. */
export const gameProfileSchema = z.object({
  id: ifWellFormed(z.int()),
  publicId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  ftp: ifWellFormed(z.number()),
  weight: ifWellFormed(z.number()),
  isMale: optional(z.boolean()),
  useMetric: z.boolean(),
  imageSrc: ifWellFormed(z.string()),
  runTime5kmInSeconds: ifWellFormed(z.number()),
  connectedToTodaysPlan: ifWellFormed(z.boolean()),
  fundraiserId: optional(z.int()),
  countryCode: ifWellFormed(z.string()),
})

export type GameProfile = z.infer<typeof gameProfileSchema>

/** The fields to change, as `saveProfile` sends them; null removes a value. */
export type GameProfileChanges = {
  firstName?: string
  lastName?: string
  /** watts */
  ftp?: number | null
  /** kilograms */
  weight?: number | null
  isMale?: boolean | null
  useMetric?: boolean
  runTime5kmInSeconds?: number | null
  fundraiserId?: number | null
  /** ISO 3166 alpha-2 */
  countryCode?: string | null
}
