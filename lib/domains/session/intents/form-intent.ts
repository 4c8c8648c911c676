import 'server-only'
import { z } from 'zod'
import { identifierSchema } from '@/lib/core/identifier-schema'
import { localeCode } from '@/lib/core/locale-code'
import { log } from '@/lib/core/server/log'
import { isAlive } from './lifetime'

/** Excludes dots alone, which would mean a parent path in the game server's addresses. */
const shortName = z.string().max(100).regex(/[^.]/)
const elementId = z.string().min(1).max(200)

/**
 * What a visitor signs in for, as a form sends it: every field is a text. To add a flow, add its variant here, and the
 * code that runs it to `app/api/auth/run-intent.ts` (docs/adding-a-domain.md).
 */
export const formIntentSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('event_sign_up'),
    eventId: identifierSchema,
    subgroupId: identifierSchema,
    eventSecret: z.string().max(200).optional(),
  }),
  z.object({
    kind: z.literal('campaign_registration'),
    campaign: shortName,
    /** Missing if the campaign has terms and they were not ticked. */
    terms: z.literal('ticked').optional(),
    /** The id of the button on its page, to which a player who hasn't ticked the terms is led back. */
    button: elementId,
  }),
  z.object({
    kind: z.literal('checkout'),
    priceId: identifierSchema,
    /** The price that was shown, in the smallest unit: compared with the real one, never used as it. */
    minor: z.string().regex(/^\d{1,15}$/),
    currency: z.string().regex(/^[A-Z]{3}$/),
    /** Locale of the page, for the links back to it. */
    locale: z.string().regex(localeCode),
  }),
  z.object({
    kind: z.literal('fundraising'),
    eventId: identifierSchema,
    /** Whether to go on to the provider and donate. */
    way: z.enum(['share', 'donate']),
    terms: z.literal('ticked'),
  }),
  z.object({
    kind: z.literal('pairing'),
    /** The id of the panel on its page, to which the player is led back to go on there [PA-010]. */
    panel: elementId,
    terms: z.literal('ticked'),
  }),
])

export type FormIntent = z.infer<typeof formIntentSchema>

export const pendingIntentSchema = z.object({
  intent: formIntentSchema,
  /** Time of the request: milliseconds since 1970. */
  at: z.number(),
  /** Whether scripts are off, so that the page the visitor returns to can't show the outcome by itself. */
  isScriptOff: z.boolean(),
  /** The player whose session the form was sent with, if there was one: the intent is valid for no other. */
  by: z.string().optional(),
})

/** An intent, sealed, that waits for its visitor to sign in. */
export type PendingIntent = z.infer<typeof pendingIntentSchema>

/**
 * The intent in a form's fields. A form without one is a plain sign-in, and so is one with an unknown intent: a page
 * may be older than the server.
 */
export function pendingIntentFrom(fields: Record<string, string>, now: number): PendingIntent | undefined {
  if (fields.kind === undefined) return undefined
  const intent = formIntentSchema.safeParse(fields)
  if (intent.success) return { intent: intent.data, at: now, isScriptOff: fields.script === 'off' }
  log.warn({ issues: intent.error.issues.map(({ path }) => path.join('.')) }, 'intent not understood')
  return undefined
}

/** Whether an intent may run for the player who has signed in: not expired, and not another player's. */
export function isDue({ at, by }: PendingIntent, playerId: string, now: number): boolean {
  const isTheirs = by === undefined || by === playerId
  return isTheirs && isAlive(at, now)
}
