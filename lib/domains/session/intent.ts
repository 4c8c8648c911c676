import 'server-only'
import { z } from 'zod'
import { log } from '@/lib/core/server/log'

const gameId = z.string().regex(/^\d{1,15}$/)
/** Dots alone would be a step up in the game server's addresses. */
const shortName = z.string().max(100).regex(/[^.]/)
const elementId = z.string().min(1).max(200)

/**
 * What a visitor asked for and signs in for, as a form sends it: every field is a text. A flow that begins this way adds
 * its variant here, and what runs it to `app/api/auth/run-intent.ts` (docs/adding-a-domain.md).
 */
export const intentSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('event_sign_up'),
    eventId: gameId,
    subgroupId: gameId,
    eventSecret: z.string().max(200).optional(),
  }),
  z.object({
    kind: z.literal('campaign_registration'),
    campaign: shortName,
    /** Missing where the campaign has terms and they were not ticked. */
    terms: z.literal('ticked').optional(),
    /** The id of the button on its page: who has not ticked the terms is led back to it. */
    button: elementId,
  }),
  z.object({
    kind: z.literal('checkout'),
    priceId: z.string().max(100),
    /** What the page showed as the price, in the smallest unit: compared with the true one, never taken for it. */
    minor: z.string().regex(/^\d{1,15}$/),
    currency: z.string().regex(/^[A-Z]{3}$/),
    /** Locale of the page, for the links back to it. */
    locale: z.string().regex(/^[a-z]{2}$/),
  }),
  z.object({
    kind: z.literal('fundraising'),
    eventId: gameId,
    /** Whether to go on to the provider and donate. */
    way: z.enum(['share', 'donate']),
    terms: z.literal('ticked'),
  }),
])

export type Intent = z.infer<typeof intentSchema>

export const pendingIntentSchema = z.object({
  intent: intentSchema,
  /** When it was asked for: milliseconds since 1970. */
  at: z.number(),
  /** The page that the visitor comes back to can't show by itself what became of it. */
  isScriptOff: z.boolean(),
  /** The player whose session the form was sent with, where there was one: it is nobody else's wish. */
  by: z.string().optional(),
})

/** An intent that waits, sealed, for its visitor to sign in. */
export type PendingIntent = z.infer<typeof pendingIntentSchema>

/** An older intent is no longer what the visitor expects (decisions.md, "Events"). */
export const INTENT_LIFE_MS = 30 * 60_000

/**
 * The intent in a form's fields. A form without one is a plain way to sign-in, and so is one that we don't understand: a
 * page may be older than the server.
 */
export function pendingIntentFrom(fields: Record<string, string>, now: number): PendingIntent | undefined {
  if (fields.kind === undefined) return undefined
  const intent = intentSchema.safeParse(fields)
  if (intent.success) return { intent: intent.data, at: now, isScriptOff: fields.script === 'off' }
  log.warn({ issues: intent.error.issues.map(({ path }) => path.join('.')) }, 'intent not understood')
  return undefined
}

/** Whether an intent may run for the player who came back: soon enough, and not left by another. */
export function isDue({ at, by }: PendingIntent, playerId: string, now: number): boolean {
  const isTheirs = by === undefined || by === playerId
  return isTheirs && now >= at && now - at <= INTENT_LIFE_MS
}
