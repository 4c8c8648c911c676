import 'server-only'
import { z } from 'zod'
import { AppError, UpstreamError } from '@/lib/core/errors'
import { processWide } from '@/lib/core/server/process-wide'
import { refreshTokens } from '@/lib/services/identity/client'
import type { IdentityTokens } from '@/lib/services/identity/schema'

/**
 * Exchanges a refresh token.
 *
 * @throws AppError `not_signed_in` if the provider refuses the token; UpstreamError for anything else: even a refusal of the
 * site itself counts as an outage, and players stay signed in
 */
export async function renewTokens(refreshToken: string): Promise<IdentityTokens> {
  const renewals = processWide('renewals at the identity provider', () => ({ areTaken: false }))
  try {
    const tokens = await refreshTokens(refreshToken)
    renewals.areTaken = true
    return tokens
  } catch (error) {
    if (!isOfToken(error, renewals.areTaken)) throw error
    throw new AppError('not_signed_in', undefined, { cause: error })
  }
}

/**
 * Whether a refusal is of the token, and not of the site. `invalid_grant` says that it is used, revoked or expired
 * (RFC 6749, 5.2). Of a token that it knows no more LemonLDAP::NG says `invalid_request`, which is otherwise said of a
 * request of the wrong form: that can't be meant where it has taken others of the same form.
 */
function isOfToken(error: unknown, areTaken: boolean): boolean {
  const { data } = refusalSchema.safeParse(error instanceof UpstreamError ? error.body : undefined)
  return data?.error === 'invalid_grant' || (data?.error === 'invalid_request' && areTaken)
}

const refusalSchema = z.object({ error: z.string() })
