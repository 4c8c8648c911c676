import 'server-only'
import { processTime } from '@/lib/core/clock'
import { AppError, InvalidInputError } from '@/lib/core/errors'
import { providerLogoutLimits } from '@/lib/core/limits'
import { processWide } from '@/lib/core/server/process-wide'
import { Remembered } from '@/lib/core/server/remembered'
import { sharedKey, sharedStore } from '@/lib/core/server/shared-store'
import { LOGOUT_TOKEN_LIFE_MS, readLogoutToken } from '@/lib/services/identity/logout-token'
import { endAtProvider } from './ended-at-provider'

/**
 * Ends what a logout token names. The token counts as taken only after that: the provider tells again what could not be
 * stored.
 *
 * @param now milliseconds since 1970 by the site's clock
 * @throws InvalidInputError for a token that is not the provider's, or was taken before
 * @throws UpstreamError if its signature can't be checked
 * @throws AppError `upstream_unavailable` if the shared store of several instances can't be reached
 */
export async function endByProvider(token: string, now: number): Promise<void> {
  const read = await readLogoutToken(token)
  if (read === undefined) throw new InvalidInputError('not a logout token of the identity provider')
  if (await wasTaken(read.jti)) throw new InvalidInputError('a logout token that was taken before')
  await endAtProvider(read, now)
  if (!(await take(read.jti))) throw new InvalidInputError('a logout token that was taken meanwhile')
}

const takenHere = () => processWide('logout tokens taken', () => new Remembered<true>(providerLogoutLimits.tokens))

const keyOf = (jti: string) => sharedKey('logout-token', jti)

async function wasTaken(jti: string): Promise<boolean> {
  if (takenHere().find(jti, processTime())) return true
  const taken = await sharedStore()?.get(keyOf(jti)).catch(unavailable)
  return typeof taken === 'string'
}

/** @returns whether nobody has taken it meanwhile */
async function take(jti: string): Promise<boolean> {
  const options = { condition: 'NX', expiration: { type: 'PX', value: LOGOUT_TOKEN_LIFE_MS } } as const
  const isFirst = await sharedStore()?.set(keyOf(jti), '1', options).catch(unavailable)
  const now = processTime()
  if (isFirst === null || takenHere().find(jti, now)) return false
  takenHere().keep(jti, true, now + LOGOUT_TOKEN_LIFE_MS)
  return true
}

function unavailable(cause: unknown): never {
  throw new AppError('upstream_unavailable', 'logout tokens can’t be compared with those of other instances', {
    cause,
    retryAfterSeconds: 5,
  })
}
