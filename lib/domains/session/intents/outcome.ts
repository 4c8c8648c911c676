import 'server-only'
import { z } from 'zod'
import { sealForPlayer } from '../seal-for-player'

/** Refusals by services that the sign-in page has words for; each is the code of the error (`lib/core/errors.ts`). */
export const refusedOutcomes = [
  'sign_up_refused',
  'not_eligible',
  'email_unproven',
  'registration_closed',
  'already_member',
  'price_changed',
] as const

/** The outcomes of an intent, for the sign-in page. */
export const intentOutcomes = [
  'event_joined',
  'campaign_registered',
  'fundraiser_created',
  'donation_follows',
  ...refusedOutcomes,
  'failed',
] as const

export type IntentOutcome = (typeof intentOutcomes)[number]

const toldSchema = z.object({
  outcome: z.enum(intentOutcomes),
  /** An address at another site where the visitor continues. */
  leadsTo: z.url({ protocol: /^https?$/ }).optional(),
})

export type ToldOutcome = z.infer<typeof toldSchema>

const told = sealForPlayer('intent outcome', toldSchema)

/** An outcome as encoded in an address: sealed, so that nobody else can forge one, and valid for ten minutes. */
export const sealOutcome = (outcome: ToldOutcome, memberId: string): Promise<string> => told.seal(memberId, outcome)

/** The outcome in an address; undefined if forged, expired or another player's. */
export const openOutcome = (sealed: string, memberId: string): Promise<ToldOutcome | undefined> =>
  told.open(sealed, memberId)
