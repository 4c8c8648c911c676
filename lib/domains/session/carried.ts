import 'server-only'
import { z } from 'zod'
import { sealFor } from '@/lib/core/server/seal'

const LIFE_SECONDS = 10 * 60

/**
 * What a player's browser carries from one step to the next, in an address or a body. Nobody makes one up, it lives for ten
 * minutes, and it is its player's alone: one that somebody else was given says nothing.
 *
 * @param what sets it apart from everything else that is sealed
 */
export function carried<Value>(what: string, schema: z.ZodType<Value>) {
  const sealed = sealFor(what, z.object({ memberId: z.string(), value: schema }), LIFE_SECONDS)
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
