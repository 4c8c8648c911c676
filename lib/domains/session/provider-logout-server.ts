import 'server-only'
import { processTime } from '@/lib/core/clock'
import { InvalidInputError } from '@/lib/core/errors'
import { providerLogoutLimits } from '@/lib/core/limits'
import { log } from '@/lib/core/server/log'
import { processWide } from '@/lib/core/server/process-wide'
import { Remembered } from '@/lib/core/server/remembered'
import { sharedKey, sharedStore } from '@/lib/core/server/shared-store'
import { LOGOUT_TOKEN_LIFE_MS, readLogoutToken } from '@/lib/services/identity/logout-token'
import { endAtProvider } from './ended-at-provider'

/**
 * Ends what a logout token names.
 *
 * @param now milliseconds since 1970 by the site's clock
 * @throws InvalidInputError for a token that is not the provider's, or was taken before
 * @throws UpstreamError if its signature can't be checked
 */
export async function endByProvider(token: string, now: number): Promise<void> {
  const read = await readLogoutToken(token)
  if (read === undefined) throw new InvalidInputError('not a logout token of the identity provider')
  if (!(await isFirst(read.jti))) throw new InvalidInputError('a logout token that was taken before')
  await endAtProvider(read, now)
}

async function isFirst(jti: string): Promise<boolean> {
  const taken = processWide('logout tokens taken', () => new Remembered<true>(providerLogoutLimits.tokens))
  const now = processTime()
  if (taken.find(jti, now)) return false
  taken.keep(jti, true, now + LOGOUT_TOKEN_LIFE_MS)
  const options = { condition: 'NX', expiration: { type: 'PX', value: LOGOUT_TOKEN_LIFE_MS } } as const
  try {
    const store = sharedStore()
    return store === undefined || (await store.set(sharedKey('logout-token', jti), '1', options)) !== null
  } catch (err) {
    log.warn({ err }, 'a logout token was taken without the shared store')
    return true
  }
}
