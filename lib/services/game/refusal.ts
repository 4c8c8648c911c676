import { z } from 'zod'
import { UpstreamError } from '@/lib/core/errors'

const refusalSchema = z.object({ status: z.literal(403), body: z.object({ key: z.string().min(1) }) })

/**
 * Why the game server refused, in its words: `event.closed`, `profile.not.eligible` (contracts.md, Game server).
 * @returns undefined for any other failure
 */
export function refusalKeyOf(error: unknown): string | undefined {
  return error instanceof UpstreamError ? refusalSchema.safeParse(error).data?.body.key : undefined
}
