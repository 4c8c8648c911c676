import 'server-only'
import { z } from 'zod'
import { carried } from './carried'

/** What became of an intent, as the sign-in page tells it. */
export const intentOutcomes = [
  'event_joined',
  'campaign_registered',
  'fundraiser_created',
  'sign_up_refused',
  'not_eligible',
  'email_unproven',
  'registration_closed',
  'already_member',
  'price_changed',
  'failed',
] as const

export type IntentOutcome = (typeof intentOutcomes)[number]

const told = carried('intent outcome', z.enum(intentOutcomes))

/** An outcome as it stands in an address: nobody else can make one up, and it is news for ten minutes. */
export const sealOutcome = (outcome: IntentOutcome, memberId: string): Promise<string> => told.seal(memberId, outcome)

/** The outcome in an address; undefined for anything forged or old, and for another player's. */
export const outcomeIn = (sealed: string, memberId: string): Promise<IntentOutcome | undefined> =>
  told.open(sealed, memberId)
