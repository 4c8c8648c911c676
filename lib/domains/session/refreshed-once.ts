import 'server-only'
import { z } from 'zod'
import { processWide } from '@/lib/core/server/process-wide'
import { SharedOnce } from '@/lib/core/server/shared-once/shared-once'
import { renewalSchema, type Renewal } from './sealed-session'

/**
 * How long a refresh is remembered. A refresh token works once; a request that comes later with the old cookie (another
 * tab, after a page that could set no cookies, or an answer that got lost) is given what it was exchanged for.
 */
const REMEMBERED_MS = 10 * 60 * 1000
/** Some 40 MB; each is a player who returned within ten minutes with a session to renew. */
const MOST_REMEMBERED = 20_000

/** What a refresh token was exchanged for. */
const exchangeSchema = z.object({ spent: z.string(), renewal: renewalSchema })

const refreshes = () =>
  processWide(
    'session refreshes',
    () =>
      new SharedOnce({
        kind: 'session-refresh',
        schema: exchangeSchema,
        // An unchanged token can be used again.
        rememberedMs: ({ spent, renewal }) => (renewal.tokens.refresh === spent ? 0 : REMEMBERED_MS),
        most: MOST_REMEMBERED,
        // Players are not signed out for want of a store; two instances may exchange one token then (docs/decisions/010).
        withoutStore: 'goes_on',
      }),
  )

/**
 * Runs `refresh` once for a refresh token, however many callers ask at whichever instance. A failure is shared by waiting
 * callers and then forgotten; so is an unchanged token.
 *
 * @param now milliseconds since 1970
 */
export async function refreshedOnce(spent: string, now: number, refresh: () => Promise<Renewal>): Promise<Renewal> {
  const exchange = async () => ({ spent, renewal: await refresh() })
  return (await refreshes().run(spent, spent, exchange, now)).renewal
}

/**
 * The result of exchanging a refresh token, finished or under way.
 *
 * @param where this process knows what it has exchanged itself; whether another instance has is a question to the store
 */
export async function findRefreshed(
  spent: string,
  now: number,
  where: 'here' | 'everywhere',
): Promise<Renewal | undefined> {
  const found = where === 'here' ? refreshes().findHere(spent, now) : refreshes().find(spent, now)
  return (await found)?.renewal
}
