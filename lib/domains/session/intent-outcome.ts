import 'server-only'
import { sealData, unsealData } from 'iron-session'
import { z } from 'zod'
import { env } from '@/lib/core/server/env'

/** What became of an intent, as the sign-in page tells it. */
export const intentOutcomes = [
  'event_joined',
  'campaign_registered',
  'fundraiser_created',
  'sign_up_refused',
  'not_eligible',
  'registration_closed',
  'already_member',
  'price_changed',
  'failed',
] as const

export type IntentOutcome = (typeof intentOutcomes)[number]

const sealing = { password: env.SESSION_SECRET, ttl: 10 * 60 }

/** An outcome as it stands in an address: nobody else can make one up, and it is news for ten minutes. */
export const sealOutcome = (outcome: IntentOutcome): Promise<string> => sealData({ outcome }, sealing)

/** The outcome in an address; undefined for anything forged or old. */
export async function outcomeIn(sealed: string): Promise<IntentOutcome | undefined> {
  const opened = z.object({ outcome: z.enum(intentOutcomes) }).safeParse(await unsealData(sealed, sealing))
  return opened.success ? opened.data.outcome : undefined
}
