import 'server-only'
import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { env } from '@/lib/core/server/env'
import { processWide } from '@/lib/core/server/process-wide'
import { SharedOnce } from '@/lib/core/server/shared-once/shared-once'

/** Lifetime of a checkout: until then another click joins it. */
const LIFE_MS = 15 * 60 * 1000
const MOST_REMEMBERED = 10_000

const checkouts = () =>
  processWide(
    'checkouts',
    () =>
      new SharedOnce({
        kind: 'checkout',
        schema: z.string(),
        rememberedMs: LIFE_MS,
        most: MOST_REMEMBERED,
        withoutStore: 'refuses',
      }),
  )

/**
 * The hosted page of a player's checkout. A player who asks again for the same price, by a double click, in another tab
 * or after coming back, at whichever instance, gets the page that is open already. If an answer got lost, the service is
 * asked again with the same idempotency key.
 *
 * @param what the player, the price with its amount, the language, and the subscription before
 * @param now milliseconds since 1970
 */
export function checkoutOnce(what: string, now: number, open: (key: string) => Promise<string>): Promise<string> {
  return checkouts().run(what, what, () => open(keyOf(what, now)), now)
}

/** An idempotency key that all instances derive alike. It changes before a page that was opened with it is forgotten. */
function keyOf(what: string, now: number): string {
  const time = Math.floor(now / LIFE_MS)
  return createHmac('sha256', env.SESSION_SECRET).update(`checkout ${time} ${what}`).digest('base64url')
}
