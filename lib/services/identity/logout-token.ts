import 'server-only'
import { jwtVerify } from 'jose'
import { z } from 'zod'
import { env } from '@/lib/core/server/env'
import { identityCall } from './request'
import { isRefusal, withKeys } from './signature'
import { SIGNATURES } from './signature-algorithms'

/** A token that is older was kept back by somebody. */
const OLDEST_SECONDS = 180
const CLOCKS_DIFFER_SECONDS = 60
/** After this time no token is taken any more, so that nobody need know of it. */
export const LOGOUT_TOKEN_LIFE_MS = (OLDEST_SECONDS + 2 * CLOCKS_DIFFER_SECONDS) * 1000

const EVENT = 'http://schemas.openid.net/event/backchannel-logout'

const payloadSchema = z
  .object({
    jti: z.string().min(1).max(255),
    events: z.object({ [EVENT]: z.looseObject({}) }),
    sub: z.string().min(1).max(255).optional(),
    sid: z.string().min(1).max(255).optional(),
    // An ID token has one, and must never pass for a logout token.
    nonce: z.undefined().optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined)

export type LogoutToken = Pick<z.infer<typeof payloadSchema>, 'jti' | 'sub' | 'sid'>

/**
 * What a logout token of the provider says (OpenID Connect Back-Channel Logout 1.0, 2.6), but for whether it was taken
 * before.
 *
 * @returns undefined if the provider has not signed it for this site, just now and for this purpose
 * @throws UpstreamError if the provider's keys can't be read
 */
export function readLogoutToken(token: string): Promise<LogoutToken | undefined> {
  return identityCall('readLogoutToken', async (provider) => {
    const options = {
      issuer: provider.serverMetadata().issuer,
      audience: env.OIDC_CLIENT_ID,
      algorithms: [...SIGNATURES],
      // It also refuses a token that does not say when it was made.
      maxTokenAge: OLDEST_SECONDS,
      clockTolerance: CLOCKS_DIFFER_SECONDS,
    }
    try {
      const { payload, protectedHeader } = await withKeys(provider, (key) => jwtVerify(token, key, options))
      const isTyped = /^(?:application\/)?(?:logout\+)?jwt$/i.test(protectedHeader.typ ?? 'JWT')
      return isTyped ? payloadSchema.safeParse(payload).data : undefined
    } catch (error) {
      if (isRefusal(error)) return undefined
      throw error
    }
  })
}
