import 'server-only'
import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTVerifyGetKey, type JWTVerifyOptions } from 'jose'
import { z } from 'zod'
import { env } from '@/lib/core/server/env'
import { isLoopback } from '@/lib/core/loopback'
import { processWide } from '@/lib/core/server/process-wide'
import { upstreamFetch } from '@/lib/core/server/upstream-fetch'
import { identityCall } from './request'

/** A token that is older was kept back by somebody. */
const OLDEST_SECONDS = 180
const CLOCKS_DIFFER_SECONDS = 60
/** After this time no token is taken any more, so that nobody need know of it. */
export const LOGOUT_TOKEN_LIFE_MS = (OLDEST_SECONDS + 2 * CLOCKS_DIFFER_SECONDS) * 1000

/** Signatures by the provider's own keys: none that the site could make with its secret, and never none. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']
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
    const { issuer, jwks_uri } = provider.serverMetadata()
    try {
      const { payload, protectedHeader } = await verified(token, keysAt(jwks_uri), {
        issuer,
        audience: env.OIDC_CLIENT_ID,
        algorithms: ALGORITHMS,
        maxTokenAge: OLDEST_SECONDS,
        clockTolerance: CLOCKS_DIFFER_SECONDS,
        requiredClaims: ['iat', 'jti', 'events'],
      })
      const isTyped = /^(?:application\/)?(?:logout\+)?jwt$/i.test(protectedHeader.typ ?? 'JWT')
      return isTyped ? payloadSchema.safeParse(payload).data : undefined
    } catch (error) {
      if (isRefusal(error)) return undefined
      throw error
    }
  })
}

/** Tries each key that may be meant: a provider that names none in its tokens has several while it exchanges them. */
async function verified(token: string, keys: JWTVerifyGetKey, options: JWTVerifyOptions) {
  try {
    return await jwtVerify(token, keys, options)
  } catch (error) {
    if (!(error instanceof errors.JWKSMultipleMatchingKeys)) throw error
    for await (const key of error) {
      const read = await jwtVerify(token, key, options).catch(unlessOfAnotherKey)
      if (read !== undefined) return read
    }
    throw new errors.JWSSignatureVerificationFailed()
  }
}

function unlessOfAnotherKey(error: unknown): undefined {
  if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error
}

/** What the provider's keys, or the way to them, may be at fault of. */
const TROUBLE: ReadonlySet<string> = new Set([
  'ERR_JOSE_GENERIC',
  'ERR_JWKS_TIMEOUT',
  'ERR_JWKS_INVALID',
  'ERR_JWK_INVALID',
])

/** Whether the token is at fault, and not the provider's keys or the way to them. */
const isRefusal = (error: unknown) => error instanceof errors.JOSEError && !TROUBLE.has(error.code)

/** The provider's public keys; those that are not known are asked for once in a while (every half minute at most). */
function keysAt(address: string | undefined): JWTVerifyGetKey {
  const url = new URL(address ?? '', env.OIDC_ISSUER)
  if (address === undefined || (url.protocol !== 'https:' && !isLoopback(env.OIDC_ISSUER)))
    throw new Error('the provider names no address of its keys that can be trusted')
  return processWide(`keys at ${url.href}`, () =>
    createRemoteJWKSet(url, {
      [customFetch]: (asked, { method, headers, signal }) =>
        upstreamFetch({ service: 'identity', operation: 'jwks' })(asked, { method, headers, signal }),
    }),
  )
}
