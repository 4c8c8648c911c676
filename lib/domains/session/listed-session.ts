import 'server-only'
import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { browserNames, systemNames } from '@/lib/core/device'
import { sessionListLimits } from '@/lib/core/limits'
import { env } from '@/lib/core/server/env'

/** What is kept of a session so that its player can see and end it: nothing of a token, and no address. */
export const listedSessionSchema = z.object({
  id: z.string(),
  signedInAt: z.number(),
  providerSession: z.string().optional(),
  /** By the hour: milliseconds since 1970. */
  usedAt: z.number(),
  browser: z.enum(browserNames).optional(),
  system: z.enum(systemNames).optional(),
})

export type ListedSession = z.infer<typeof listedSessionSchema>

/** Names a session to its player. It can't be turned into the session's id, and neither of them into a cookie. */
export const sessionHandle = (id: string): string =>
  createHmac('sha256', env.SESSION_SECRET).update(`session handle ${id}`).digest('base64url').slice(0, 22)

/** The sessions that were used last, as many as a player may have in the list. */
export const latestUsed = (sessions: readonly ListedSession[]): ListedSession[] =>
  sessions.toSorted((one, other) => other.usedAt - one.usedAt).slice(0, sessionListLimits.ofPlayer)
