import { UpstreamError } from '@/lib/core/errors'
import { fundraiserExistsSchema } from './schema'

/** The account that an e-mail address has already, where a refusal of a new one tells it [FR-046]. */
export function existingFundraiserIdOf(error: unknown): number | undefined {
  if (!(error instanceof UpstreamError) || error.status !== 400) return undefined
  return fundraiserExistsSchema.safeParse(error.body).data?.fundraiser_id
}
