import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/core/server/env'
import { upstreamRequest } from '@/lib/core/server/upstream'
import { ignoredSchema } from '@/lib/core/wire'

const termsSchema = z.object({ tc: z.string() }).transform(({ tc }) => tc)

/** The terms of an account at the partner, as untrusted HTML [PA-021, PA-026]. */
export const getPreregisterTerms = () =>
  upstreamRequest({
    service: 'partner',
    operation: 'getPreregisterTerms',
    url: `${env.TRAINING_PARTNER_URL}/rest/auth/preregister`,
    query: { company: env.TRAINING_COMPANY_ID },
    schema: termsSchema,
  })

export type Team = 'mens' | 'womens'

/** Switches the product's coaching on for the player of a partner's token [PA-022]. Idempotent. */
export const toggleCoaching = (team: Team, partnerToken: string) =>
  upstreamRequest({
    service: 'partner',
    operation: 'toggleCoaching',
    url: `${env.TRAINING_PARTNER_URL}/rest/utils/toggle/${env.PRODUCT_SLUG}/${team}/true`,
    token: partnerToken,
    schema: ignoredSchema,
  })
