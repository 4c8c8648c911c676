import 'server-only'
import { compactVerify, createRemoteJWKSet, customFetch, errors, type CryptoKey, type JWTVerifyGetKey } from 'jose'
import type { Configuration } from 'openid-client'
import { machineTime } from '@/lib/core/clock'
import { env } from '@/lib/core/server/env'
import { isLoopback } from '@/lib/core/loopback'
import { processWide } from '@/lib/core/server/process-wide'
import { upstreamFetch } from '@/lib/core/server/upstream-fetch'
import { SIGNATURES } from './signature-algorithms'

/**
 * Checks that the provider has signed an ID token. Its claims are the client's to check.
 * @throws JOSEError if it has not, or its keys can't be read
 */
export async function assertSigned(provider: Configuration, token: string): Promise<void> {
  await withKeys(provider, (key) => compactVerify(token, key, { algorithms: [...SIGNATURES] }))
}

type Verify<Verified> = (key: JWTVerifyGetKey | CryptoKey) => Promise<Verified>

/**
 * Verifies something with the provider's public keys. Those are read again for a name that is not known, and for a signature
 * of none of them: a new key may have the name of the former one, or none.
 *
 * @throws JOSEError if it is of none of them, or they can't be read
 */
export async function withKeys<Verified>(provider: Configuration, verify: Verify<Verified>): Promise<Verified> {
  const keys = keysAt(provider.serverMetadata().jwks_uri)
  try {
    return await withEach(keys, verify)
  } catch (error) {
    if (!(error instanceof errors.JWSSignatureVerificationFailed) || !mayReload(keys)) throw error
    await keys.reload().catch(() => {
      throw error
    })
    return withEach(keys, verify)
  }
}

/** How often keys are read again for a wrong signature, whether they can be read or not: anybody can send one. */
const RELOAD_MS = 30_000

function mayReload({ coolingDown }: { coolingDown: boolean }): boolean {
  const reloads = processWide('keys read again for a signature', () => ({ triedAt: -Infinity }))
  if (coolingDown || machineTime() - reloads.triedAt < RELOAD_MS) return false
  reloads.triedAt = machineTime()
  return true
}

/** Tries each key that may be meant, since a provider that names none in its tokens has several while it exchanges them. */
async function withEach<Verified>(keys: JWTVerifyGetKey, verify: Verify<Verified>): Promise<Verified> {
  try {
    return await verify(keys)
  } catch (error) {
    if (!(error instanceof errors.JWKSMultipleMatchingKeys)) throw error
    for await (const key of error) {
      const verified = await verify(key).catch(unlessOfAnotherKey)
      if (verified !== undefined) return verified
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
export const isRefusal = (error: unknown): boolean => error instanceof errors.JOSEError && !TROUBLE.has(error.code)

/** The provider's public keys; those that are not known are asked for once in a while (every half minute at most). */
function keysAt(address: string | undefined): ReturnType<typeof createRemoteJWKSet> {
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
