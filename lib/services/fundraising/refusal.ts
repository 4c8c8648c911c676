import { z } from 'zod'
import type { Identifier } from '@/lib/core/identifier'
import { receivedIdentifierSchema } from '@/lib/core/identifier-schema'
import { UpstreamError } from '@/lib/core/errors'

/** Refusal of a new account: the address already has one, with this id. */
const fundraiserExistsSchema = z.object({ fundraiser_id: receivedIdentifierSchema })

/** The existing account of an e-mail address, if the refusal of a new one names it [FR-046]. */
export function existingFundraiserIdOf(error: unknown): Identifier | undefined {
  if (!(error instanceof UpstreamError) || error.status !== 400) return undefined
  return fundraiserExistsSchema.safeParse(error.body).data?.fundraiser_id
}
