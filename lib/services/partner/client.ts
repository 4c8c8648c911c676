import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/core/server/env'
import { upstreamRequest } from '@/lib/core/server/upstream'

const termsSchema = z.object({ tc: z.string() })

/** The terms of an account at the partner, as untrusted HTML [PA-021, PA-026]. */
export async function getPreregisterTerms(): Promise<string> {
  const { tc } = await upstreamRequest({
    service: 'partner',
    operation: 'getPreregisterTerms',
    url: `${env.TRAINING_PARTNER_URL}/rest/auth/preregister`,
    query: { company: env.TRAINING_COMPANY_ID },
    schema: termsSchema,
  })
  return tc
}

export type Team = 'mens' | 'womens'

/** Switches the product's coaching on for the player of a partner's token [PA-022]. Idempotent. */
export async function toggleCoaching(team: Team, partnerToken: string): Promise<void> {
  await upstreamRequest({
    service: 'partner',
    operation: 'toggleCoaching',
    url: `${env.TRAINING_PARTNER_URL}/rest/utils/toggle/${env.PRODUCT_SLUG}/${team}/true`,
    token: partnerToken,
    schema: z.unknown(),
  })
}
