import 'server-only'
import { z } from 'zod'
import { sealFor } from '@/lib/core/server/seal'

const LIFE_SECONDS = 10 * 60

/**
 * Sealed values that a player's browser passes from one step to the next, in an address or a body. They can't be
 * forged, expire after ten minutes, and are valid for their player only.
 *
 * @param what purpose, which separates them from everything else that is sealed
 */
export function sealForPlayer<Value>(what: string, schema: z.core.$ZodType<Value>) {
  const sealed = sealFor<{ memberId: string; value: Value }>(
    what,
    z.object({ memberId: z.string(), value: schema }),
    LIFE_SECONDS,
  )
  return {
    /** @param memberId the player (`Member.id`) */
    seal: (memberId: string, value: Value): Promise<string> => sealed.seal({ memberId, value }),
    /** Undefined if it wasn't issued by us, another player's, or too old. */
    open: async (text: string, memberId: string): Promise<Value | undefined> => {
      const opened = await sealed.open(text)
      return opened?.memberId === memberId ? opened.value : undefined
    },
  }
}
