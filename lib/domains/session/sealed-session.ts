import 'server-only'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { receivedIdentifierSchema } from '@/lib/core/identifier-schema'
import { log } from '@/lib/core/server/log'
import { packedSealFor } from '@/lib/core/server/packed-seal'
import { sealFor } from '@/lib/core/server/seal'
import { emailFactSchema } from './email-proof'

const DAY_MS = 24 * 60 * 60 * 1000
/** Lifetime of an unused session: a week; a session ends a month after signing in at the latest (docs/decisions/010). */
export const IDLE_MS = 7 * DAY_MS
export const ABSOLUTE_MS = 30 * DAY_MS

const tokensSchema = z.object({
  access: z.string(),
  /** Milliseconds since 1970, like all times here, by the machine's clock, which tokens use. */
  accessEndsAt: z.number(),
  refresh: z.string().optional(),
  /** The ID token, which names the player to the provider when signing out. */
  id: z.string().optional(),
})

const sealedSessionSchema = z.object({
  /** Id of this sign-in. It survives renewals, so that ending the session invalidates every cookie that ever held it. */
  id: z.string().min(1),
  subject: z.string(),
  player: z.object({
    publicId: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    isMale: z.boolean().nullable(),
    usesMetric: z.boolean(),
    wattsPerKilo: z.number().optional(),
    runKmh: z.number().optional(),
    fundraiserId: z.nullable(receivedIdentifierSchema),
  }),
  /** The provider's session (`sid`) that it began in; absent in older sessions, and if the provider states none. */
  providerSession: z.string().optional(),
  /** Absent in older sessions, and if the identity provider states none. */
  email: emailFactSchema.optional(),
  tokens: tokensSchema,
  signedInAt: z.number(),
  usedAt: z.number(),
  /** When the player signed in again to confirm who it is. */
  confirmedAt: z.number().optional(),
})

const sessions = sealFor('session', sealedSessionSchema, ABSOLUTE_MS / 1000)
const packedSessions = packedSealFor('session', sealedSessionSchema, ABSOLUTE_MS / 1000)

/** A signed-in player's complete session, stored only in cookies, sealed. */
export type SealedSession = z.infer<typeof sealedSessionSchema>
export type SessionTokens = z.infer<typeof tokensSchema>

/** The parts of a session that a refresh replaces. */
export const renewalSchema = sealedSessionSchema.pick({ tokens: true, player: true })
export type Renewal = z.infer<typeof renewalSchema>

/** Random, though guessing it gains nothing: it is only used inside sealed text. */
export const newSessionId = (): string => randomBytes(16).toString('base64url')

/** Of one cookie's value: browsers drop cookies above 4096 bytes, name and attributes included. */
export const LONGEST_COOKIE = 3800
/** Cookies of one session: what browsers send with them has to fit into a request's head (docs/decisions/068). */
export const MOST_COOKIES = 3
const LONGEST_SESSION = MOST_COOKIES * (LONGEST_COOKIE - 2)
/** How the text of a packed session begins, unlike that of any other. */
const PACKED = 'p.'

/**
 * The session as text for cookies. What fits into one cookie is sealed as it always was, the rest packed.
 * @throws Error if it is too long for browsers to store: the player would seem to be signed in, and never be
 */
export async function sealSession(session: SealedSession): Promise<string> {
  const sealed = await sessions.seal(session)
  if (sealed.length <= LONGEST_COOKIE) return sealed
  const packed = PACKED + packedSessions.seal(session)
  if (packed.length <= LONGEST_SESSION) return packed
  log.warn({ length: packed.length }, 'session cookie is too long, the ID token is left out')
  const shorter = PACKED + packedSessions.seal({ ...session, tokens: { ...session.tokens, id: undefined } })
  if (shorter.length > LONGEST_SESSION)
    throw new Error(`a session of ${shorter.length} bytes does not fit into ${MOST_COOKIES} cookies`)
  return shorter
}

/**
 * Tolerated difference between the clocks of instances. A session dated further in the future would outlive the limits
 * above.
 */
const SKEW_MS = 5 * 60_000

/** The session in a text from cookies; undefined if forged, foreign or expired. */
export async function unsealSession(text: string | undefined, now: number): Promise<SealedSession | undefined> {
  const isPacked = text?.startsWith(PACKED)
  if (text === undefined || text.length > (isPacked ? LONGEST_SESSION : LONGEST_COOKIE)) return undefined
  const session = isPacked ? packedSessions.open(text.slice(PACKED.length)) : await sessions.open(text)
  return session !== undefined && isCurrent(session, now) ? session : undefined
}

function isCurrent(session: SealedSession, now: number): boolean {
  const isOfTheFuture = Math.max(session.signedInAt, session.usedAt) > now + SKEW_MS
  return !isOfTheFuture && remainingMs(session, now) > 0
}

/** How long a player who has signed in again may do what asks for it. */
const CONFIRMED_MS = 10 * 60_000

/** Whether the player has just signed in again: a session alone may be somebody's who found a device unlocked. */
export function isConfirmed({ confirmedAt }: Pick<SealedSession, 'confirmedAt'>, now: number): boolean {
  return confirmedAt !== undefined && confirmedAt <= now + SKEW_MS && now - confirmedAt < CONFIRMED_MS
}

/** When the last cookie with the session expires, if the session was used until now; milliseconds since 1970. */
export function longestUse(session: SealedSession, now: number): number {
  return now + remainingMs({ ...session, usedAt: now }, now)
}

/** Milliseconds until the session ends if it is not used again. */
export function remainingMs({ signedInAt, usedAt }: SealedSession, now: number): number {
  return Math.min(usedAt + IDLE_MS, signedInAt + ABSOLUTE_MS) - now
}
