import { z } from 'zod'
import { UpstreamError } from '@/lib/core/errors'

/** Statuses with which a service refuses a request that it has understood. */
const REFUSING = [400, 403, 409, 422]

const refusalSchema = z.object({ status: z.literal(REFUSING), body: z.object({ key: z.string().min(1) }) })

/**
 * Why the game server refused, by its key: `event.closed`, `profile.not.eligible` (contracts.md, Game server). The key
 * decides, whichever of the refusing statuses it comes with.
 *
 * @returns undefined for any other failure
 */
export function refusalKeyOf(error: unknown): string | undefined {
  return error instanceof UpstreamError ? refusalSchema.safeParse(error).data?.body.key : undefined
}
