import 'server-only'
import { processWide } from '@/lib/core/server/process-wide'
import { Remembered } from '@/lib/core/server/remembered'
import { SingleFlight } from '@/lib/core/single-flight'
import type { Renewal } from './sealed-session'

/**
 * How long a refresh is remembered. A refresh token works once; a request that comes later with the old cookie (another
 * tab, after a page that could set no cookies, or an answer that got lost) is given what it was exchanged for.
 */
const REMEMBERED_MS = 10 * 60 * 1000
/** Some 40 MB; each is a player who returned within ten minutes with a session to renew. */
const MOST_REMEMBERED = 20_000

type Refreshes = {
  underway: SingleFlight<Renewal>
  /** Results by the token that was exchanged. */
  done: Remembered<Renewal>
}

const refreshes = () =>
  processWide<Refreshes>('session refreshes', () => ({
    underway: new SingleFlight(),
    done: new Remembered(MOST_REMEMBERED),
  }))

/**
 * Runs `refresh` once for a refresh token, however many callers ask. A failure is shared by waiting callers and then
 * forgotten; so is an unchanged token, since it can be used again.
 *
 * @param now milliseconds since 1970
 */
export async function refreshedOnce(
  refreshToken: string,
  now: number,
  refresh: () => Promise<Renewal>,
): Promise<Renewal> {
  const { underway, done } = refreshes()
  const known = done.find(refreshToken, now)
  if (known) return known
  return underway.join(refreshToken, async () => {
    const renewal = await refresh()
    if (renewal.tokens.refresh !== refreshToken) done.keep(refreshToken, renewal, now + REMEMBERED_MS)
    return renewal
  })
}

/** The result of exchanging a refresh token, finished or under way, if this process remembers it. */
export async function findRefreshed(refreshToken: string, now: number): Promise<Renewal | undefined> {
  const { underway, done } = refreshes()
  return done.find(refreshToken, now) ?? underway.find(refreshToken)?.catch(() => undefined)
}
