import { z } from 'zod'
import { env } from '@/lib/core/server/env'
import { ifWellFormed } from '@/lib/core/wire'

/** Some providers send booleans as text. */
const yesOrNo = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])

/** A player's identity, from an ID token or the userinfo endpoint (contracts.md, Identity). */
export const identityClaimsSchema = z.object({
  sub: z.string(),
  email: ifWellFormed(z.string()),
  /** Whether the address is known to be the player's (OpenID Connect Core, 5.1). */
  email_verified: ifWellFormed(yesOrNo),
  given_name: ifWellFormed(z.string()),
  family_name: ifWellFormed(z.string()),
  public_id: ifWellFormed(z.string()),
  /** When the player signed in there, seconds since 1970; stated at least where that was asked for. */
  auth_time: ifWellFormed(z.number()),
  /** The provider's session, by which it tells of its end (Back-Channel Logout 1.0). */
  sid: ifWellFormed(z.string().min(1).max(255)),
})

export type IdentityClaims = z.infer<typeof identityClaimsSchema>

/**
 * The claims by the names of the protocol, whatever this provider calls them (`OIDC_CLAIMS`). A claim that has another
 * name is read by that alone; and what the provider says of its `email` is not true of another claim.
 */
export function claimsFrom(stated: Readonly<Record<string, unknown>> = {}): IdentityClaims {
  const names = Object.entries(env.OIDC_CLAIMS)
  const renamed = names.map(([ours, theirs]) => [ours, Object.hasOwn(stated, theirs) ? stated[theirs] : undefined])
  return identityClaimsSchema.parse({
    ...stated,
    ...(env.OIDC_CLAIMS.email !== undefined && { email_verified: undefined }),
    ...Object.fromEntries(renamed),
  })
}

export type IdentityTokens = {
  accessToken: string
  /** Lifetime of the access token, from now on. */
  accessTokenSeconds: number
  /** The next refresh token: they rotate. */
  refreshToken: string | undefined
  idToken: string | undefined
}
