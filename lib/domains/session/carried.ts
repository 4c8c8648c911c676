import 'server-only'
import { sealData, unsealData } from 'iron-session'
import { z } from 'zod'
import { env } from '@/lib/core/server/env'

const LIFE_SECONDS = 10 * 60
const sealing = { password: env.SESSION_SECRET, ttl: LIFE_SECONDS }

/**
 * What a player's browser carries from one step to the next, in an address or a body. Nobody makes one up, it lives for ten
 * minutes, and it is its player's alone: one that somebody else was given says nothing.
 *
 * @param what sets it apart from everything else that is sealed
 */
export function carried<Value>(what: string, schema: z.ZodType<Value>) {
  const sealed = z.object({ what: z.literal(what), memberId: z.string(), value: schema })
  return {
    /** @param memberId the player (`Member.id`) */
    seal: (memberId: string, value: Value): Promise<string> => sealData({ what, memberId, value }, sealing),
    /** Undefined where it is none of ours, another player's, or too old. */
    open: async (text: string, memberId: string): Promise<Value | undefined> => {
      const opened = sealed.safeParse(await unsealData(text, sealing).catch(() => undefined))
      return opened.success && opened.data.memberId === memberId ? opened.data.value : undefined
    },
  }
}
