import 'server-only'
import { z } from 'zod'
import { machineTime } from '@/lib/core/clock'
import { AppError, UpstreamError } from '@/lib/core/errors'
import { processWide } from '@/lib/core/server/process-wide'
import { refreshTokens } from '@/lib/services/identity/client'
import type { IdentityTokens } from '@/lib/services/identity/schema'

/** How long it is known, from a renewal on that the provider took, that it takes requests of the site's form. */
const KNOWN_MS = 60 * 60 * 1000
/** Renewals in a row that may be called an `invalid_request`; more are refusals of the site. */
const IN_A_ROW = 5

/**
 * Exchanges a refresh token.
 *
 * @throws AppError `not_signed_in` if the provider refuses the token; UpstreamError for anything else: even a refusal of the
 * site itself counts as an outage, and players stay signed in
 */
export async function renewTokens(refreshToken: string): Promise<IdentityTokens> {
  const renewals = processWide('renewals at the identity provider', () => ({ takenAt: -Infinity, invalidSince: 0 }))
  try {
    const tokens = await refreshTokens(refreshToken)
    Object.assign(renewals, { takenAt: machineTime(), invalidSince: 0 })
    return tokens
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal === 'invalid_request') renewals.invalidSince += 1
    const areTaken = machineTime() - renewals.takenAt < KNOWN_MS && renewals.invalidSince <= IN_A_ROW
    if (refusal !== 'invalid_grant' && (refusal !== 'invalid_request' || !areTaken)) throw error
    throw new AppError('not_signed_in', undefined, { cause: error })
  }
}

/**
 * What the provider says of a renewal that it refuses. `invalid_grant` says that the token is used, revoked or expired
 * (RFC 6749, 5.2). Of a token that it knows no more LemonLDAP::NG says `invalid_request`, which is otherwise said of a
 * request of the wrong form: that is not meant where it takes others of the same form.
 */
const refusalOf = (error: unknown): string | undefined =>
  refusalSchema.safeParse(error instanceof UpstreamError ? error.body : undefined).data?.error

const refusalSchema = z.object({ error: z.string() })
