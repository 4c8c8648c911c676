import * as z from 'zod/mini'
import { identifierSchema } from '@/lib/core/identifier-schema'

/** What the session contains about a player, without asking the game server [SY-008]. */
export const sessionSchema = z.object({
  isAuthenticated: z.literal(true),
  /** The player's id for our own API; never missing, unlike the game's id. */
  playerId: z.string(),
  publicId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Null if not known, or not told to the game. */
  isMale: z.nullable(z.boolean()),
  usesMetric: z.boolean(),
  /** What the player can hold on a bike, absent without an FTP or a weight; and on foot, over five kilometres. */
  wattsPerKilo: z.optional(z.number()),
  runKmh: z.optional(z.number()),
  fundraiserId: z.nullable(identifierSchema),
})

export type Session = z.infer<typeof sessionSchema>

/** The part that comes from the game's profile and changes when the player saves it. */
export type PlayerFacts = Omit<Session, 'isAuthenticated' | 'playerId'>
