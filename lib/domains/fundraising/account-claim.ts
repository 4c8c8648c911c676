import 'server-only'
import { sealData, unsealData } from 'iron-session'
import { z } from 'zod'
import { InvalidInputError } from '@/lib/core/errors'
import { env } from '@/lib/core/server/env'

const claimSchema = z.object({ memberId: z.string(), fundraiserId: z.int() })
export type AccountClaim = z.infer<typeof claimSchema>

const sealing = { password: env.SESSION_SECRET, ttl: 10 * 60 }

/** An account as the browser hands it on to the next step: it can neither make one up nor hand on another player's. */
export const sealClaim = (claim: AccountClaim): Promise<string> => sealData({ ...claim, of: 'fundraiser' }, sealing)

/** @throws InvalidInputError where it is none of ours, another player's, or too old */
export async function fundraiserIdIn(sealed: string, memberId: string): Promise<number> {
  const opened = claimSchema
    .extend({ of: z.literal('fundraiser') })
    .safeParse(await unsealData(sealed, sealing).catch(() => undefined))
  if (!opened.success || opened.data.memberId !== memberId) throw new InvalidInputError('not an account of the player')
  return opened.data.fundraiserId
}
