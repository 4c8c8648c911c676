import 'server-only'
import { processWide } from '@/lib/core/server/process-wide'
import { SingleFlight } from '@/lib/core/single-flight'

/** A checkout that was begun: until then another click is the same one. */
const LIFE_MS = 15 * 60 * 1000
const MOST_REMEMBERED = 10_000

type Begun = { key: string; at: number; page: string | undefined }

const desk = () =>
  processWide('checkouts', () => ({ begun: new Map<string, Begun>(), opening: new SingleFlight<string>() }))

/**
 * The hosted page of a player's checkout. Whoever asks again for the same price, be it by a double click, in another tab or
 * after coming back, gets the page that is open already; after an answer that got lost the service is asked with the same
 * key, so that it can tell.
 *
 * @param what the player and the price
 * @param now milliseconds since 1970
 */
export async function checkoutOnce(what: string, now: number, open: (key: string) => Promise<string>): Promise<string> {
  const known = desk().begun.get(what)
  const current = known && now - known.at < LIFE_MS ? known : { key: crypto.randomUUID(), at: now, page: undefined }
  remember(what, current)
  current.page ??= await desk().opening.join(what, () => open(current.key))
  return current.page
}

function remember(what: string, entry: Begun): void {
  const { begun } = desk()
  begun.delete(what)
  begun.set(what, entry)
  const [oldest] = begun.keys()
  if (begun.size > MOST_REMEMBERED && oldest !== undefined) begun.delete(oldest)
}
