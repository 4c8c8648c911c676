import 'server-only'
import { processWide } from '@/lib/core/server/process-wide'
import { Remembered } from '@/lib/core/server/remembered'
import { SingleFlight } from '@/lib/core/single-flight'

/** Lifetime of a checkout: until then another click joins it. */
const LIFE_MS = 15 * 60 * 1000
const MOST_REMEMBERED = 10_000

type Checkout = { key: string; page: string | undefined }

const checkouts = () =>
  processWide('checkouts', () => ({
    begun: new Remembered<Checkout>(MOST_REMEMBERED),
    opening: new SingleFlight<string>(),
  }))

/**
 * The hosted page of a player's checkout. A player who asks again for the same price, by a double click, in another tab
 * or after coming back, gets the page that is open already. If an answer got lost, the service is asked again with the
 * same idempotency key.
 *
 * @param what the player and the price
 * @param now milliseconds since 1970
 */
export async function checkoutOnce(what: string, now: number, open: (key: string) => Promise<string>): Promise<string> {
  const { begun, opening } = checkouts()
  const current = begun.find(what, now) ?? begin(what, now)
  current.page ??= await opening.join(what, () => open(current.key))
  return current.page
}

function begin(what: string, now: number): Checkout {
  const checkout = { key: crypto.randomUUID(), page: undefined }
  checkouts().begun.keep(what, checkout, now + LIFE_MS)
  return checkout
}
