import { UpstreamError } from '@/lib/core/errors'
import { fundraiserExistsSchema } from './schema'

/** The existing account of an e-mail address, if the refusal of a new one names it [FR-046]. */
export function existingFundraiserIdOf(error: unknown): number | undefined {
  if (!(error instanceof UpstreamError) || error.status !== 400) return undefined
  return fundraiserExistsSchema.safeParse(error.body).data?.fundraiser_id
}
